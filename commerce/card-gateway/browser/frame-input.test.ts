/**
 * @jest-environment jest-fixed-jsdom
 */
import { waitUntil } from '../../../scripts/testing/wait-until'
import { ownChannel } from '../../../tests/setup/own-channel'
import { connectFields } from './field-channel'
import { FrameInput } from './frame-input'
import type { FieldEvent, FieldType } from './frame-messages'

Object.assign(window, { BroadcastChannel: ownChannel() })

const captureContext = `e30.${btoa(JSON.stringify({ ctx: [{ data: {} }] }))}.`

function renderField(type: FieldType, typed = '') {
  const element = document.body.appendChild(document.createElement('input'))
  element.value = typed
  const events: FieldEvent[] = []
  const input = new FrameInput(element, type, captureContext, (event) => events.push(event))
  return { element, input, events }
}

it('reports text that was typed before its script was loaded', () => {
  const { element, input, events } = renderField('number', '4111111111111111')
  input.catchUp()
  expect(events).toEqual(['change'])
  expect(element).toHaveProperty('value', '4111 1111 1111 1111')
  expect(input.state()).toMatchObject({ valid: true })
})

it('reports that it has the focus already, and nothing for an empty field', () => {
  const { element, input, events } = renderField('securityCode')
  input.catchUp()
  expect(events).toEqual([])
  element.focus()
  events.length = 0
  input.catchUp()
  expect(events).toEqual(['focus'])
})

it("accepts a security code of the card's length when typed before the script was loaded", async () => {
  connectFields('one', 'number', renderField('number', '378282246310005').input)
  const { input, events } = renderField('securityCode', '1234')
  expect(input.state()).toMatchObject({ valid: false })
  connectFields('one', 'securityCode', input)
  await waitUntil(() => events.includes('change'))
  expect(input.state()).toMatchObject({ valid: true })
})
