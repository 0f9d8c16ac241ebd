/** @jest-environment jest-fixed-jsdom */
import { isCssProperty as isListed } from '@pandacss/is-valid-prop'
import { system } from '../../app/theme/system'

const { isCssProperty } = jest.requireActual<{ isCssProperty: (name: string) => boolean }>(
  './is-css-property',
)

// properties of our styles, and props that components hand to elements
const styled = Object.keys(system._config.utilities ?? {})
const props =
  'href type value checked disabled ref item placement name id onClick aria-label data-part children className htmlFor tabIndex'
const selectors = ['--space', '&:hover', '@media print']

test('a browser knows the CSS properties that the list names', () => {
  expect(styled).toContain('paddingInline')
  for (const name of [...styled, ...selectors, ...props.split(' ')]) {
    expect([name, isCssProperty(name)]).toEqual([name, isListed(name)])
  }
})
