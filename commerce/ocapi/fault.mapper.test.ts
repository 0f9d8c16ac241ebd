import { notFound, badRequest } from '../http/problem'
import { toFault } from './fault.mapper'

it.each([
  [404, notFound('x', 'basket-not-found'), 'BasketNotFoundException'],
  [404, notFound('x'), 'NotFoundException'],
  [400, badRequest('x'), 'InvalidParameterException'],
  [400, badRequest('x', 'no-source-basket-exception'), 'NoSourceBasketException'],
  [429, badRequest('x', 'whatever'), 'TooManyRequestsException'],
])('%i %j is a %s', (status, problem, type) => {
  expect(toFault(status, problem.toBody())).toEqual({ type, message: 'x' })
})

it('contains the requested ids, and those of the problem, as arguments', () => {
  const problem = notFound('x', 'item-not-found', { itemId: '2' }).toBody()
  const params = { basketId: '1' }
  expect(toFault(404, problem, params).arguments).toEqual({ basketId: '1', itemId: '2' })
  expect(toFault(400, problem, params).arguments).toEqual({ itemId: '2' })
})

it.each([undefined, null, 'text', []])('converts %j to a fault too', (problem) => {
  expect(toFault(500, problem)).toEqual({
    type: 'UnexpectedException',
    message: 'The request could not be answered.',
  })
})
