import routes from './routes'
import { pagePaths, pages } from './site/pages'
import { editorPages, privatePages, sharedPages } from '../tests/setup/pages'

test('every address of every page has a route, and no route is without a page', () => {
  expect(routes.map(({ path }) => path)).toEqual(pagePaths.map(({ path }) => path))
  expect(new Set(pagePaths.map(({ name }) => name))).toEqual(new Set(Object.keys(pages)))
  for (const { component } of routes) expect(component).toBeDefined()
})

test('no address is listed twice, and the one that fits every other is the last', () => {
  const all = routes.map(({ path }) => path)
  expect(new Set(all).size).toBe(all.length)
  expect(all.at(-1)).toBe('*')
})

test("what is a shopper's own, or an editor's, is rendered for them alone", () => {
  const own = routes.filter(({ isPrivate }) => isPrivate).map(({ path }) => path)
  expect(new Set(own)).toEqual(new Set([...privatePages, ...sharedPages, ...editorPages]))
})
