import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { start } from './start'

jest.mock('@/routes', () => ({
  __esModule: true,
  default: [
    { path: '/one', exact: true, component: () => <h1>One</h1> },
    {
      path: '/broken',
      exact: true,
      component: () => {
        throw new Error('broken')
      },
    },
    { path: '*', component: () => <h1>Any</h1> },
  ],
}))
jest.mock('../_app-config', () => ({
  __esModule: true,
  default: Object.assign(({ children }: { children: ReactNode }) => children, {
    restore: () => undefined,
  }),
}))
jest.mock('../_app', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}))
jest.mock('../_error', () => ({ __esModule: true, default: () => <h1>Failed</h1> }))

const heading = (name: string) => screen.findByRole('heading', { name })

// the variable of webpack from which chunks are loaded
beforeEach(() => Object.assign(globalThis, { __webpack_public_path__: '' }))

async function open(path: string, html: string, data: object = {}) {
  window.history.replaceState(null, '', path)
  Reflect.deleteProperty(window, '__ERROR__')
  const page = { ...data, Progressive: { buildOrigin: '/bundle/1/' }, __CONFIG__: { app: 1 } }
  document.body.innerHTML = `<div class="react-target">${html}</div>
    <script type="application/json" id="mobify-data">${JSON.stringify(page)}</script>
    <script type="application/json" id="__LOADABLE_REQUIRED_CHUNKS__">[]</script>
    <script type="application/json" id="__LOADABLE_REQUIRED_CHUNKS___ext">{"namedChunks":[]}</script>`
  await act(() => start())
}

const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

test('the page of the address is hydrated with the data of the kit', async () => {
  await open('/one', '<main><h1>One</h1></main>')
  await heading('One')
  expect(window).toMatchObject({
    __CONFIG__: { app: 1 },
    Progressive: { buildOrigin: '/bundle/1/' },
  })
  goTo('/two')
  await heading('Any')
})

test('the error page of the server is shown until the next navigation', async () => {
  await open('/one', '<h1>Failed</h1>', { __ERROR__: { status: 500, message: '' } })
  await heading('Failed')
  goTo('/two')
  await heading('Any')
})

test('an error of the whole application shows the error page until the next navigation', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  await open('/one', '<main><h1>One</h1></main>')
  goTo('/broken')
  await heading('Failed')
  goTo('/one')
  await heading('One')
})
