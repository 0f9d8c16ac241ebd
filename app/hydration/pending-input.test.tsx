import { startTransition, useState, type FormEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepPendingInput } from './pending-input'

// jsdom does not implement PointerEvent
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
  }
}
beforeAll(() => Reflect.set(window, 'PointerEvent', TestPointerEvent))

function Order() {
  const [pieces, setPieces] = useState(0)
  const [name, setName] = useState('')
  const [wrap, setWrap] = useState('plain')
  const [isGift, setIsGift] = useState(false)
  const [kind, setKind] = useState('light')
  const [pointer, setPointer] = useState('no pointer')
  return (
    <>
      <p>{`${pieces} pieces, ${wrap}, for ${name || 'nobody'}${isGift ? ', a gift' : ''}`}</p>
      <button
        onClick={() => setPieces(pieces + 1)}
        onPointerEnter={({ pointerType, clientX }) => setPointer(`${pointerType} at ${clientX}`)}
      >
        Add
      </button>
      <p>{pointer}</p>
      <p>{`a ${kind} one`}</p>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="Wrap" value={wrap} onChange={({ target }) => setWrap(target.value)}>
        <option>plain</option>
        <option>ribbon</option>
      </select>
      <label>
        <input type="checkbox" checked={isGift} onChange={() => setIsGift(!isGift)} />A gift
      </label>
      {['light', 'dark'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          aria-label={one}
          checked={one === kind}
          onChange={() => setKind(one)}
        />
      ))}
    </>
  )
}

/**
 * Renders the page as the server does. `seen` simulates what the visitor does before any script
 * runs.
 */
function writePage(seen = () => {}): { hydrate: () => Promise<void> } {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Order />)
  document.body.replaceChildren(container)
  seen()
  const replay = keepPendingInput()
  return {
    hydrate: () =>
      act(async () => {
        startTransition(() => void hydrateRoot(container, <Order />))
        replay()
      }),
  }
}

test('only the last click before hydration is replayed', async () => {
  const { hydrate } = writePage()
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await hydrate()
  expect(screen.getByText('1 pieces, plain, for nobody')).toBeVisible()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('2 pieces, plain, for nobody')).toBeVisible()
})

/** A form that adds the size and quantity known to React at the time of the click. */
function Choice() {
  const [size, setSize] = useState('6')
  const [pieces, setPieces] = useState(1)
  const [bag, setBag] = useState('nothing')
  return (
    <>
      <label>
        <input type="radio" checked={size === '12'} onChange={() => setSize('12')} />
        12
      </label>
      <button data-step="" onClick={() => setPieces(pieces + 1)}>
        More
      </button>
      <button onClick={() => setBag('a link')}>Elsewhere</button>
      <button onClick={() => setBag(`${pieces} of size ${size}`)}>Add</button>
      <p>{`In the bag: ${bag}`}</p>
    </>
  )
}

test('size and quantity clicks are replayed together with a later click', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Choice />)
  document.body.replaceChildren(container)
  const replay = keepPendingInput()
  for (const name of ['Elsewhere', 'More', 'More']) fireEvent.click(screen.getByText(name))
  fireEvent.click(screen.getByText('12'))
  fireEvent.click(screen.getByText('Add'))
  fireEvent.click(screen.getByText('Add'))
  startTransition(() => void hydrateRoot(container, <Choice />))
  replay()
  expect(await screen.findByText('In the bag: 3 of size 12')).toBeVisible()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

/** A form whose button is disabled until the field contains a ZIP code. */
function Finder() {
  const [zip, setZip] = useState('')
  const [found, setFound] = useState('nothing')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFound(zip)
  }
  return (
    <form action="/shops" onSubmit={submit}>
      <input aria-label="Zip" value={zip} onChange={({ target }) => setZip(target.value)} />
      <button type="submit" disabled={zip === ''}>
        Find
      </button>
      <p>{`Found: ${found}`}</p>
    </form>
  )
}

test('Enter before hydration submits the form even if its button was still disabled', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Finder />)
  document.body.replaceChildren(container)
  const replay = keepPendingInput()
  const field = screen.getByLabelText('Zip')
  if (field instanceof HTMLInputElement) field.value = '94108'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  startTransition(() => void hydrateRoot(container, <Finder />))
  replay()
  expect(await screen.findByText('Found: 94108')).toBeVisible()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('text and selections entered before hydration are kept', async () => {
  const { hydrate } = writePage()
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.selectOptions(screen.getByLabelText('Wrap'), 'ribbon')
  await hydrate()
  expect(screen.getByText('0 pieces, ribbon, for Ada')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  expect(screen.getByLabelText('Wrap')).toHaveValue('ribbon')
})

test('a checkbox clicked before hydration is checked after it', async () => {
  const { hydrate } = writePage()
  await userEvent.click(screen.getByText('A gift'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await hydrate()
  expect(screen.getByText('0 pieces, plain, for nobody, a gift')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a radio button selected before hydration is kept', async () => {
  const { hydrate } = writePage()
  fireEvent.click(screen.getByRole('radio', { name: 'dark' }))
  await hydrate()
  expect(screen.getByText('a dark one')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'dark' })).toBeChecked()
})

describe('input from before any script ran', () => {
  const seen = () => {
    fireEvent.click(screen.getByRole('radio', { name: 'dark' }))
    fireEvent.click(screen.getByRole('checkbox'))
    for (const [label, value] of [
      ['Name', 'Ada'],
      ['Wrap', 'ribbon'],
    ]) {
      Object.assign(screen.getByLabelText(label ?? ''), { value })
    }
  }
  afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'restored'))

  test('is kept', async () => {
    const { hydrate } = writePage(seen)
    await hydrate()
    expect(await screen.findByText('a dark one')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'dark' })).toBeChecked()
    expect(await screen.findByText('0 pieces, ribbon, for Ada, a gift')).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  test('is ignored on a page that the browser has restored', async () => {
    document.documentElement.dataset.restored = ''
    const { hydrate } = writePage(seen)
    await hydrate()
    expect(screen.getByText('a light one')).toBeVisible()
    expect(screen.getByText('0 pieces, plain, for nobody')).toBeVisible()
  })
})

test.each([
  ['a link', '<a href="#there" data-testid="it">There</a>'],
  ['a disclosure', '<details><summary data-testid="it">More</summary></details>'],
  [
    'a plain form',
    '<form action="/search"><button type="submit" data-testid="it">Go</button></form>',
  ],
])('%s works without scripts', (_name, html) => {
  document.body.innerHTML = html
  const replay = keepPendingInput()
  const submitted = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', submitted, { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  screen.getByTestId('it').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  replay()
})

test('the position of the mouse before hydration is known', async () => {
  const { hydrate } = writePage()
  const arrival = { bubbles: true, pointerType: 'mouse', clientX: 12 }
  screen.getByRole('button').dispatchEvent(new PointerEvent('pointerover', arrival))
  await hydrate()
  expect(await screen.findByText('mouse at 12')).toBeVisible()
})
