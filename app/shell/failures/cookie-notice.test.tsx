import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { browserStore } from '@/lib/browser-store'
import { FormFailure } from '@/forms/form-failure'
import { localText } from '@/lib/local-text'
import CookieNotice from './cookie-notice'

const show = () =>
  render(
    <IntlProvider locale="en-US" onError={() => undefined}>
      <CookieNotice />
    </IntlProvider>,
  )

test.each([
  [
    'says that it blocks cookies',
    () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  ],
  ['drops cookies', () => jest.spyOn(document, 'cookie', 'set').mockReturnValue()],
  [
    'throws for cookies',
    () =>
      jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
  ],
])('a browser that %s is told what to allow', (_name, block) => {
  block()
  show()
  expect(screen.getByRole('alert')).toHaveTextContent(/allow cookies for this shop/)
})

test('a form that is refused without cookies leads to the notice and says nothing else', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const page = (refusal?: string) => (
    <IntlProvider locale="en-US" onError={() => undefined}>
      <CookieNotice />
      <FormFailure text={refusal} />
    </IntlProvider>
  )
  const { rerender } = render(page())
  rerender(page('The email or password you entered is not correct.'))
  expect(screen.getByRole('alert')).toHaveTextContent(/allow cookies for this shop/)
  expect(document.activeElement).toContainElement(screen.getByRole('alert'))
})

test('a browser with cookies is told nothing, and keeps none of the check', () => {
  show()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.cookie).not.toContain('probe')
})

test('a browser without storage reads nothing and throws nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Version/17 Safari/605.1')
  browserStore().set('key', 'value', 60)
  expect(browserStore().get('key')).toBeUndefined()
  browserStore().remove('key')
  localText.remove('key')
})
