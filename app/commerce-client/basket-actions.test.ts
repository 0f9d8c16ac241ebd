import { AppError } from '@/errors/app-error'
import { sendInChunks, toAddActions, type BasketAction } from './basket-actions'

const remove = (id: string): BasketAction => ({
  type: 'removeShipments',
  data: [{ shipmentId: id }],
})
const five = ['1', '2', '3', '4', '5'].map(remove)
const shipments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ shipmentId: `Shipment${at + 1}` }))
const refusal = new AppError({ kind: 'unavailable', status: 503, message: 'Come back later.' })

test('five actions travel in three chunks, one after another [MSH-022]', async () => {
  const sent: (readonly BasketAction[])[] = []
  let underWay = 0
  const progress: number[] = []
  const basket = await sendInChunks(
    five,
    async (chunk) => {
      underWay += 1
      expect(underWay).toBe(1)
      await Promise.resolve()
      underWay -= 1
      sent.push(chunk)
      return { basketId: `basket after ${sent.length}` }
    },
    { onChunk: (_basket, done) => progress.push(done) },
  )
  expect(sent).toEqual([five.slice(0, 2), five.slice(2, 4), five.slice(4)])
  expect(progress).toEqual([2, 4, 5])
  expect(basket).toEqual({ basketId: 'basket after 3' })
})

test('a chunk that fails is sent again, twice at most [MSH-022]', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(refusal)
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ basketId: 'b' })
  await expect(sendInChunks(five.slice(0, 1), send)).resolves.toEqual({ basketId: 'b' })
  expect(send).toHaveBeenCalledTimes(3)
})

test('then it is given up, with what the service said last [MSH-022, MSH-023]', async () => {
  const send = jest.fn().mockRejectedValue(refusal)
  await expect(sendInChunks(five, send)).rejects.toMatchObject({
    message: 'Failed to update basket. Exceeded maximum 2 retries for a chunk',
    detail: 'Come back later.',
    status: 503,
  })
  // chunks after the failed one are not sent
  expect(send).toHaveBeenCalledTimes(3)
})

describe('of what the service refuses', () => {
  const answer = (status: number, retryAfterMs?: number) =>
    new AppError({ kind: 'bad-request', status, message: 'No.', retryAfterMs })
  const sendOnce = async (error: unknown) => {
    const send = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({ basketId: 'b' })
    const outcome = await sendInChunks(five.slice(0, 1), send).catch((thrown: unknown) => thrown)
    return { outcome, tries: send.mock.calls.length }
  }

  test.each([400, 401, 404, 409, 422])(
    'an answer of %s ends it in its own words',
    async (status) => {
      const refused = answer(status)
      expect(await sendOnce(refused)).toEqual({ outcome: refused, tries: 1 })
    },
  )

  test.each([408, 500, 502, 503])('an answer of %s is not the last word', async (status) => {
    expect(await sendOnce(answer(status))).toMatchObject({ tries: 2, outcome: { basketId: 'b' } })
  })

  test('a lost connection is not, either', async () => {
    expect(await sendOnce(new TypeError('Failed to fetch'))).toMatchObject({ tries: 2 })
  })

  test('who is asked to wait waits, if it is not for long', async () => {
    jest.useFakeTimers()
    const sending = sendOnce(answer(429, 2000))
    await jest.advanceTimersByTimeAsync(1999)
    let isDone = false
    void sending.then(() => (isDone = true))
    await jest.advanceTimersByTimeAsync(0)
    expect(isDone).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    jest.useRealTimers()
    expect(await sending).toMatchObject({ tries: 2 })
    expect(await sendOnce(answer(429))).toMatchObject({ tries: 1 })
    expect(await sendOnce(answer(503, 60_000))).toMatchObject({ tries: 1 })
  })
})

test('twelve recipients are sent as five, five and two [MSH-024]', () => {
  const actions = toAddActions(shipments(12), 5)
  expect(actions.map(({ type, data }) => [type, data.length])).toEqual([
    ['addShipments', 5],
    ['addShipments', 5],
    ['addShipments', 2],
  ])
  expect(actions.map(({ data }) => data).flat()).toEqual(shipments(12))
})
