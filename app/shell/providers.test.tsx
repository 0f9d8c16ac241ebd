import { render, screen } from '@testing-library/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { Money, Price } from '@/ui/price'
import { bagMessages } from '@/features/bag/bag.messages'
import { testSite } from '../../tests/setup/render-app'
import { Providers } from './providers'

jest.mock('../../translations/es-US.json', () => ({
  __esModule: true,
  default: { 'bag.title': 'Tu bolsa', 'price.free': 'GRATIS' },
}))

let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const refused = new AppError({
  kind: 'bad-request',
  status: 400,
  message: 'This card cannot pay.',
  type: 'https://shop.example.com/errors/invalid-gift-certificate',
})
const Refused = () => <p>{serverErrorText(refused, useIntl())}</p>

function open(locale: string) {
  const site = toSite(testSite, { locale, basename: '' })
  return render(
    <SiteProvider value={site}>
      <Providers>
        <h1>
          <FormattedMessage {...bagMessages.title} />
        </h1>
        <p>
          <FormattedMessage {...bagMessages.yes} />
        </p>
        <p>
          <Money amount={1234.5} />
        </p>
        <Refused />
        <p data-testid="free">
          <Price amount={0} />
        </p>
      </Providers>
    </SiteProvider>,
  )
}

test('the code’s own texts need no other', () => {
  open('en-US')
  expect(screen.getByRole('heading')).toHaveTextContent('Your Bag')
  // texts of the service are not translated
  expect(screen.getByText('This card cannot pay.')).toBeInTheDocument()
  expect(warnings).not.toHaveBeenCalled()
})

test('a text that nobody translated is a warning, and reads as in the code [I18N-002]', async () => {
  open('es-US')
  expect(await screen.findByRole('heading')).toHaveTextContent('Tu bolsa')
  expect(screen.getByText('Yes')).toBeInTheDocument()
  const reported = warnings.mock.calls.filter(([line]) => String(line).includes('bag.yes'))
  expect(reported).toHaveLength(1)
})

test.each([
  ['en-US', 'FREE'],
  ['es-US', 'GRATIS'],
])(
  'in %s money reads as everywhere in the country, and nothing is %s [I18N-008, I18N-011]',
  async (locale, free) => {
    open(locale)
    expect(await screen.findByText('$1,234.50')).toBeInTheDocument()
    expect(screen.getByTestId('free')).toHaveTextContent(free)
  },
)
