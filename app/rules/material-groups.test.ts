import { groupMaterials, materialGroupOf } from './material-groups'

test.each([
  ['Seasonal Materials', 'Seasonal Materials'],
  [undefined, 'Other Sales Tools'],
  ['Posters', 'Other Sales Tools'],
])('a product of the group %s stands in %s [MAT-003]', (given, group) => {
  expect(materialGroupOf(given)).toBe(group)
})

test('groups stand in their order, and one without anything is left out [MAT-002]', () => {
  const of = (id: string, given?: string) => ({ id, group: materialGroupOf(given) })
  const materials = [of('badge'), of('poster', 'Seasonal Materials'), of('cards')]
  expect(
    groupMaterials(materials).map(({ group, materials: shown }) => [group, shown.length]),
  ).toEqual([
    ['Seasonal Materials', 1],
    ['Other Sales Tools', 2],
  ])
})
