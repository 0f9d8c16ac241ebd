import { readdirSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../tests/setup/render-app'
import ComponentGuidePage from './component-guide-page'
import { FILES_WITHOUT_LOOKS, guideGroups } from './guide-groups'

const entries = guideGroups.flatMap((group) => group.entries)

test('every component of ui/ has an entry', () => {
  const files = readdirSync('app/ui').filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const shown = new Set([...entries.flatMap((entry) => entry.files), ...FILES_WITHOUT_LOOKS])
  expect(files.map((file) => `ui/${file}`).filter((file) => !shown.has(file))).toEqual([])
})

test('an entry has a unique id and at least one state', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(entries.filter(({ states }) => states.length === 0)).toEqual([])
})

test('the guide shows every component, and its subpages show one each [SHELL-004]', () => {
  const { unmount } = renderApp(<ComponentGuidePage />, { at: '/component-guide' })
  expect(screen.getByRole('heading', { level: 1, name: 'Component guide' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(entries.length)
  unmount()
  renderApp(<ComponentGuidePage />, { at: '/component-guide/button' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Button',
  ])
  const navigation = within(screen.getByRole('navigation', { name: 'Component guide' }))
  expect(navigation.getByRole('link', { name: 'Button' })).toHaveAttribute('aria-current', 'page')
})
