import { findMethodToChoose } from './first-shipping-method'

const express = { id: 'Express' }
const ground = { id: 'GroundDisc' }

test.each([
  ['ground where there is one', [express, ground], undefined, ground],
  ['the first without ground', [express, { id: 'Overnight' }], undefined, express],
  ['nothing when one is chosen', [express, ground], 'Express', undefined],
  ['again when the chosen one left', [express, ground], 'Overnight', ground],
  ['nothing when there is none', [], undefined, undefined],
])('chooses %s [CHK-018]', (_name, methods, chosen, expected) => {
  expect(findMethodToChoose(methods, chosen)).toBe(expected)
})
