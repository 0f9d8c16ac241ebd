import { startTransition, Suspense, useEffect, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { keepPendingInput } from './pending-input'
import { followRenewedFields } from './renewed-fields'

function Login() {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', password: '' } })
  const [isKept, setKept] = useState(false)
  const [sent, setSent] = useState('nothing')
  return (
    <form onSubmit={handleSubmit((values) => setSent(JSON.stringify({ ...values, isKept })))}>
      <p>Sent: {sent}</p>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Password" type="password" {...register('password')} />
      <label>
        <input type="checkbox" checked={isKept} onChange={() => setKept(!isKept)} />
        Stay
      </label>
      <button>Log In</button>
    </form>
  )
}

/** Two boundaries with fields of one name. */
function Page() {
  const [address, setAddress] = useState('')
  return (
    <>
      <Suspense>
        <Login />
      </Suspense>
      <Suspense>
        <p>News of {'today'}</p>
        <input
          aria-label="Newsletter"
          name="email"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Suspense>
    </>
  )
}

/** Renders the page as the server does, and translates its texts before it is hydrated. */
function writeTranslatedPage(page = <Page />) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  return followTranslated(container, page)
}

function followTranslated(container: HTMLElement, page: JSX.Element) {
  const replay = keepPendingInput()
  for (const text of container.querySelectorAll('p')) {
    text.innerHTML = `<font>${text.textContent}</font>`
  }
  const hydrate = () =>
    act(async () => {
      const renewed = followRenewedFields()
      const onRecoverableError = () => queueMicrotask(renewed)
      startTransition(() => void hydrateRoot(container, page, { onRecoverableError }))
      replay()
    })
  return { container, hydrate }
}

const email = () => screen.getByLabelText('Email')
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())

test('what was typed before a translated page is rendered again stays, and is sent', async () => {
  const { hydrate } = writeTranslatedPage()
  const former = email()
  type('Email', 'ada@example.com')
  type('Password', 'Praline-42')
  screen.getByLabelText<HTMLInputElement>('Stay').click()
  type('Newsletter', 'news@example.com')
  email().focus()
  await hydrate()
  expect(former).not.toBeInTheDocument()
  expect(email()).toHaveFocus()
  await waitFor(() => expect(screen.getByLabelText('Stay')).toBeChecked())
  expect(screen.getByLabelText('Newsletter')).toHaveValue('news@example.com')
  await act(async () => screen.getByRole('button').click())
  const sent = { email: 'ada@example.com', password: 'Praline-42', isKept: true }
  expect(await screen.findByText(`Sent: ${JSON.stringify(sent)}`)).toBeVisible()
})

test('text that a script puts into a field at the moment of hydration stays', async () => {
  const { hydrate } = writeTranslatedPage()
  const former = email()
  const hydrated = hydrate()
  if (former instanceof HTMLInputElement) former.value = 'auto@example.com'
  await hydrated
  expect(email()).toHaveValue('auto@example.com')
})

/** The page of a shopper whose shop is known only in the browser. */
function Delivery() {
  const [way, setWay] = useState('Ship')
  const [shop, setShop] = useState('')
  useEffect(() => {
    setWay('Pickup')
    setShop('Maiden Lane')
  }, [])
  return (
    <Suspense>
      <p>Delivery</p>
      {['Ship', 'Pickup', 'Courier'].map((one) => (
        <label key={one}>
          <input
            {...{ type: 'radio', name: 'way', value: one }}
            checked={way === one}
            onChange={() => setWay(one)}
          />
          {one}
        </label>
      ))}
      <input
        aria-label="Shop"
        name="shop"
        value={shop}
        onChange={({ target }) => setShop(target.value)}
      />
    </Suspense>
  )
}

test('a part that is rendered again shows what is known of the shopper by then', async () => {
  const { hydrate } = writeTranslatedPage(<Delivery />)
  const former = screen.getByLabelText('Shop')
  await hydrate()
  expect(former).not.toBeInTheDocument()
  expect(screen.getByLabelText('Pickup')).toBeChecked()
  expect(screen.getByLabelText('Shop')).toHaveValue('Maiden Lane')
})

test('what the shopper chose before that has precedence', async () => {
  const { hydrate } = writeTranslatedPage(<Delivery />)
  screen.getByLabelText('Courier').click()
  type('Shop', 'Union Square')
  await hydrate()
  await waitFor(() => expect(screen.getByLabelText('Courier')).toBeChecked())
  expect(screen.getByLabelText('Shop')).toHaveValue('Union Square')
})

/** A product whose sizes and finishes are groups of radio buttons with generated names. */
function Product() {
  const [choice, setChoice] = useState<Record<string, string>>({ size: '1', finish: '1' })
  const [bag, setBag] = useState('nothing')
  const [isGift, setGift] = useState(false)
  const [wrap, setWrap] = useState('plain')
  return (
    <Suspense>
      <p>Made {'today'}</p>
      {['size', 'finish'].map((of) => (
        <Group
          key={of}
          of={of}
          chosen={choice[of]}
          choose={(to) => setChoice({ ...choice, [of]: to })}
        />
      ))}
      <label>
        <input type="checkbox" checked={isGift} onChange={() => setGift(!isGift)} />A gift
      </label>
      <select aria-label="Wrap" value={wrap} onChange={({ target }) => setWrap(target.value)}>
        <option>plain</option>
        <option>ribbon</option>
      </select>
      <button>Later</button>
      <button
        type="button"
        onClick={() => setBag(`${choice.size} ${choice.finish} ${wrap}${isGift ? ' gift' : ''}`)}
      >
        Add to Bag
      </button>
      <output>{bag}</output>
    </Suspense>
  )
}

interface GroupProps {
  of: string
  chosen?: string
  choose: (value: string) => void
}

function Group({ of, chosen, choose }: GroupProps) {
  const name = useId()
  return ['1', '2', '3'].map((value) => (
    <label key={value}>
      <input
        {...{ type: 'radio', name, value }}
        checked={chosen === value}
        onChange={() => choose(value)}
      />
      {`${of} ${value}`}
    </label>
  ))
}

const bag = () => screen.getByRole('status')

test('choices before a translated page is rendered again are those of the button clicked then', async () => {
  const { hydrate } = writeTranslatedPage(<Product />)
  const former = bag()
  screen.getByLabelText('size 3').click()
  // by its label
  screen.getByText('finish 2').click()
  screen.getByLabelText('A gift').click()
  fireEvent.input(screen.getByLabelText('Wrap'), { target: { value: 'ribbon' } })
  screen.getByText('Add to Bag').click()
  await hydrate()
  expect(former).not.toBeInTheDocument()
  await waitFor(() => expect(bag()).toHaveTextContent('3 2 ribbon gift'))
})

test('a button clicked before a translated page is rendered again acts once', async () => {
  const { hydrate } = writeTranslatedPage(<Product />)
  const clicks: unknown[] = []
  document.addEventListener('click', ({ target }) => clicks.push(target))
  screen.getByText('Add to Bag').click()
  await hydrate()
  await waitFor(() => expect(bag()).toHaveTextContent('1 1 plain'))
  expect(clicks.filter((target) => target === screen.getByText('Add to Bag'))).toHaveLength(1)
})

test('what the shopper saw checked before any script ran stays as it was seen', async () => {
  const page = <Product />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  screen.getByLabelText('size 2').click()
  screen.getByLabelText('A gift').click()
  const { hydrate } = followTranslated(container, page)
  await hydrate()
  await waitFor(() => expect(screen.getByLabelText('size 2')).toBeChecked())
  await waitFor(() => expect(screen.getByLabelText('A gift')).toBeChecked())
})

test('a button clicked after the page has begun to hydrate acts', async () => {
  const page = <Product />
  const { container } = writeTranslatedPage(page)
  const renewed = followRenewedFields()
  const onRecoverableError = () => queueMicrotask(renewed)
  await act(async () => {
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError }))
    screen.getByText('Add to Bag').click()
  })
  await waitFor(() => expect(bag()).toHaveTextContent('1 1 plain'))
})

/** A row of pictures, and a link that opens a sheet. */
function Gallery() {
  const [sheet, setSheet] = useState('closed')
  return (
    <Suspense>
      <p>Pictures of {'truffles'}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label="Pictures">
        <li>
          <a href="#truffle">Truffle</a>
        </li>
      </ul>
      <a
        href="#product"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setSheet('open')
        }}
      >
        Options
      </a>
      <output>{sheet}</output>
    </Suspense>
  )
}

test('pictures that were swiped before a translated page is rendered again stay there', async () => {
  const { hydrate } = writeTranslatedPage(<Gallery />)
  const former = screen.getByRole('list')
  former.scrollLeft = 120
  await hydrate()
  expect(former).not.toBeInTheDocument()
  expect(screen.getByRole('list').scrollLeft).toBe(120)
})

test('a link clicked then opens its sheet and is not followed', async () => {
  const { hydrate } = writeTranslatedPage(<Gallery />)
  screen.getByText('Options').click()
  await hydrate()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('open'))
  expect(window.location.hash).toBe('')
})

/** Clicks while the page hydrates; returns whether the browser would follow the link. */
async function clickWhileHydrating(name: string): Promise<boolean> {
  const page = <Gallery />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page).replace(/<p>.*?<\/p>/, '<p><font>Imágenes</font></p>')
  document.body.replaceChildren(container)
  const renewed = followRenewedFields()
  const onRecoverableError = () => queueMicrotask(renewed)
  let isFollowed = false
  await act(async () => {
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError }))
    isFollowed = fireEvent.click(screen.getByText(name))
  })
  return isFollowed
}

test('a link clicked while its part is rendered again opens its sheet once', async () => {
  expect(await clickWhileHydrating('Options')).toBe(false)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('open'))
})

test('a link in a row of pictures that is rendered again is followed', async () => {
  expect(await clickWhileHydrating('Truffle')).toBe(true)
})

test('nothing is carried over to another page', async () => {
  const { container } = writeTranslatedPage()
  const renewed = followRenewedFields()
  type('Email', 'ada@example.com')
  window.history.pushState(null, '', '/another')
  container.innerHTML = renderToString(<Page />)
  renewed()
  expect(email()).toHaveValue('')
})
