/**
 * @jest-environment jest-fixed-jsdom
 */
import { waitUntil } from '../../../../scripts/testing/wait-until'
import { connectFields } from './field-channel'
import { FrameInput } from './frame-input'
import type { FieldEvent, FieldType } from './frame-messages'

const captureContext = `e30.${btoa(JSON.stringify({ ctx: [{ data: {} }] }))}.`

function renderField(type: FieldType, typed = '') {
  const element = document.body.appendChild(document.createElement('input'))
  element.value = typed
  const events: FieldEvent[] = []
  const input = new FrameInput(element, type, captureContext, (event) => events.push(event))
  return { element, input, events }
}

it('reports what was typed before its script ran', () => {
  const { element, input, events } = renderField('number', '4111111111111111')
  input.catchUp()
  expect(events).toEqual(['change'])
  expect(element).toHaveProperty('value', '4111 1111 1111 1111')
  expect(input.state()).toMatchObject({ valid: true })
})

it('reports that the shopper is in it already, and nothing of an empty field', () => {
  const { element, input, events } = renderField('securityCode')
  input.catchUp()
  expect(events).toEqual([])
  element.focus()
  events.length = 0
  input.catchUp()
  expect(events).toEqual(['focus'])
})

it('takes as long a security code as the card asks that was typed before it was there', async () => {
  connectFields('one', 'number', renderField('number', '378282246310005').input)
  const { input, events } = renderField('securityCode', '1234')
  expect(input.state()).toMatchObject({ valid: false })
  connectFields('one', 'securityCode', input)
  await waitUntil(() => events.includes('change'))
  expect(input.state()).toMatchObject({ valid: true })
})
