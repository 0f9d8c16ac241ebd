/** @jest-environment jest-fixed-jsdom */
import { createElement as h, lazy, Suspense, type ComponentType } from 'react'
import type ReactDomClient from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { waitFor } from '@testing-library/react'
import { BrowserRouter, StaticRouter, useHistory, useLocation } from 'react-router-dom'

jest.mock('react-dom-client', () => jest.requireActual<object>('react-dom/client'), {
  virtual: true,
})

const Top = () => h('h1', null, useLocation().hash ? 'Heading for a place' : 'Heading')
const Place = () => h('p', null, useLocation().hash ? 'At a place' : 'At the top')
const pageOf = (Part: ComponentType) => h('div', null, h(Top), h(Suspense, null, h(Part)))

/** Hydrates a page whose last part is still loading. */
async function hydratePage(Top: ComponentType, Rest: ComponentType, mismatch = '') {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const reported: unknown[] = []
  Reflect.set(window, 'reportError', (error: unknown) => reported.push(error))
  const client = jest.requireActual<typeof ReactDomClient>('./hydrate-root')
  const page = (Part: ComponentType) => h('div', null, h(Top), h(Suspense, null, h(Part)))
  const container = document.createElement('div')
  const written = renderToString(h(StaticRouter, { location: '/' }, page(Rest)))
  container.innerHTML = written.replace('Rest', `Rest${mismatch}`)
  document.body.replaceChildren(container)
  let arrive = () => {}
  const chunk = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Rest })
  })
  client.hydrateRoot(container, h(BrowserRouter, null, page(lazy(() => chunk))))
  const listening = () => Object.keys(container.querySelector('button') ?? {}).length > 0
  await waitFor(() => expect(listening()).toBe(true))
  return { container, arrive, reported }
}

function GoOn() {
  const history = useHistory()
  return h('button', { onClick: () => history.push('/search') }, useLocation().pathname)
}
const Rest = () => h('p', null, `Rest of ${useLocation().pathname}`)

test('who goes on before the page is hydrated arrives, and no error is reported', async () => {
  const { container, arrive, reported } = await hydratePage(GoOn, Rest)
  container.querySelector('button')?.click()
  await waitFor(() => expect(container.querySelector('button')).toHaveTextContent('/search'))
  arrive()
  await waitFor(() => expect(container).toHaveTextContent('/searchRest of /search'))
  expect(reported).toEqual([])
})

test('a part that was changed before it is hydrated is marked, and not reported', async () => {
  window.history.replaceState(null, '', '/')
  jest.spyOn(console, 'error').mockImplementation()
  const { container, arrive, reported } = await hydratePage(GoOn, Rest, ' of something else,')
  arrive()
  await waitFor(() => expect(container).toHaveTextContent('/Rest of /'))
  await waitFor(() => expect(document.documentElement.dataset.renderedAgain).toBeTruthy())
  expect(reported).toEqual([])
})

test('an error of the page while it is hydrated is reported', async () => {
  window.history.replaceState(null, '', '/')
  jest.spyOn(console, 'error').mockImplementation()
  const broken = new Error('Broken once')
  let count = 0
  const Broken = () => {
    if ((count += 1) === 2) throw broken
    return h('p', null, 'Rest')
  }
  const { container, arrive, reported } = await hydratePage(GoOn, Broken)
  arrive()
  await waitFor(() => expect(reported).toContain(broken))
  await waitFor(() => expect(container).toHaveTextContent('/Rest'))
})

test('a jump before the page is hydrated is followed, and nothing is rendered again', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const client = jest.requireActual<typeof ReactDomClient>('./hydrate-root')
  const container = document.createElement('div')
  container.innerHTML = renderToString(h(StaticRouter, { location: '/' }, pageOf(Place)))
  document.body.replaceChildren(container)
  const written = container.querySelector('p')
  const complaints: unknown[] = []
  let arrive = () => {}
  const chunk = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Place })
  })
  const Part = lazy(() => chunk)
  client.hydrateRoot(container, h(BrowserRouter, null, pageOf(Part)), {
    onRecoverableError: (error) => complaints.push(error),
  })
  const listening = () => Object.keys(container.querySelector('h1') ?? {}).length > 0
  await waitFor(() => expect(listening()).toBe(true))
  window.history.pushState(null, '', '#reviews')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  arrive()
  await waitFor(() => expect(container).toHaveTextContent('Heading for a placeAt a place'))
  expect(complaints).toEqual([])
  expect(container.querySelector('p')).toBe(written)
})
