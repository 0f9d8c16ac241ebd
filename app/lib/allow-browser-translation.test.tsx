import { render } from '@testing-library/react/pure'
import fc from 'fast-check'
import { Fragment } from 'react'
import { allowBrowserTranslation } from './allow-browser-translation'

/* A translation wraps each text in two font elements. Translators do so in different ways. */

type Translate = (text: Text, font: HTMLElement) => void

const WAYS: Record<string, Translate> = {
  'replaces the text': (text, font) => text.replaceWith(font),
  'adds before it, then removes': (text, font) => {
    text.before(font)
    text.remove()
  },
  'adds behind it, then removes': (text, font) => {
    text.after(font)
    text.remove()
  },
  'removes it, then adds': (text, font) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(font, nextSibling)
  },
  'adds an empty element, fills it, then removes': (text, font) => {
    const inner = [...font.childNodes]
    font.replaceChildren()
    text.before(font)
    font.append(...inner)
    text.remove()
  },
  'moves the text into the element': (text, font) => {
    text.replaceWith(font)
    text.data = font.textContent ?? ''
    font.firstElementChild?.replaceChildren(text)
  },
}

/** Translates the texts below `root` that are not translated yet. */
function translate(root: Node, put: Translate): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  for (const text of texts) {
    if (text.parentElement?.closest('font') || !text.data.trim()) continue
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    font.append(inner)
    put(text, font)
  }
}

const readText = (root: Node) => (root.textContent ?? '').replaceAll(/[«»]/g, '')

interface Line {
  name: string
  count: number
  isOnSale: boolean
  isBold: boolean
  notes: string[]
}

/** Texts beside others, beside elements, that come and go, and change places. */
function BagLine({ name, count, isOnSale, isBold, notes }: Line) {
  return (
    <p>
      {count} of {isBold ? <b>{name}</b> : name}
      {isOnSale && ' (on sale)'}
      <i>{name}</i> each
      {notes.map((note) => (
        <span key={note}>{note}, </span>
      ))}
      {count === 1 ? 'one piece' : count > 3 && <em>many</em>}
      {notes}
      {notes.map((note) => (
        <Fragment key={note}>{note} </Fragment>
      ))}
    </p>
  )
}

const line = fc.record({
  name: fc.constantFrom('Truffles', 'Toffee'),
  count: fc.integer({ min: 1, max: 5 }),
  isOnSale: fc.boolean(),
  isBold: fc.boolean(),
  notes: fc.uniqueArray(fc.constantFrom('gift', 'cold', 'nuts', 'late')),
})

beforeAll(allowBrowserTranslation)

function show(states: readonly Line[], translateThis: (root: HTMLElement, index: number) => void) {
  const page = render(<div />)
  const untranslated = render(<div />)
  states.forEach((state, index) => {
    page.rerender(<BagLine {...state} />)
    untranslated.rerender(<BagLine {...state} />)
    expect(readText(page.container)).toBe(untranslated.container.textContent)
    translateThis(page.container, index)
    expect(readText(page.container)).toBe(untranslated.container.textContent)
  })
  page.unmount()
  untranslated.unmount()
  expect(page.container.childNodes).toHaveLength(0)
}

test.each(Object.entries(WAYS))('a translated page shows each change: it %s', (_name, put) => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (states) => {
      show(states, (root) => translate(root, put))
    }),
  )
})

test('a page shows each change while the translation comes, changes and is undone', () => {
  const way = fc.constantFrom<Translate | undefined | 'undo'>(
    undefined,
    'undo',
    ...Object.values(WAYS),
  )
  const steps = fc.array(fc.tuple(line, way), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(steps, (states) => {
      show(
        states.map(([state]) => state),
        (root, index) => {
          const put = states[index]?.[1]
          if (put === 'undo') undo(root)
          else if (put) translate(root, put)
        },
      )
    }),
  )
})

/** Puts new text nodes back, as a browser does when its user asks for the original page. */
function undo(root: HTMLElement): void {
  for (const font of root.querySelectorAll('font')) {
    if (font.isConnected) font.replaceWith(readText(font))
  }
}

/** Ways of a translator that waits for an answer: each returns what it does when that arrives. */
type Await = (text: Text, translation: Node) => () => void

const SLOW_WAYS: Record<string, Await> = {
  'takes texts out, and puts its own in later': (text, translation) => {
    const { parentNode } = text
    let next = text.nextSibling
    while (next instanceof Text) next = next.nextSibling
    text.remove()
    return () => {
      parentNode?.insertBefore(translation, next?.parentNode === parentNode ? next : null)
    }
  },
  'takes texts out of their parent, and adds its own to that later': (text, translation) => {
    const { parentNode } = text
    let next = text.nextSibling
    while (next instanceof Text) next = next.nextSibling
    parentNode?.removeChild(text)
    return () => {
      if (next && next.parentNode === parentNode) next.before(translation)
      else parentNode?.appendChild(translation)
    }
  },
  'replaces texts once it knows the translation': (text, translation) => () => {
    if (text.parentNode) text.replaceWith(translation)
  },
  'writes into the texts later': (text, translation) => () => {
    text.data = translation.textContent ?? ''
  },
}

/** Translates what it finds or what changes, and waits with each part for `deliver`. */
function startSlowTranslator(root: HTMLElement, take: Await, isPlain: boolean) {
  const jobs: (() => void)[] = []
  const read = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      const isDone = text.parentElement?.closest('font') || /^«.*»$/s.test(text.data)
      if (isDone || !text.data.trim() || known.get(text) === text.data) continue
      known.set(text, text.data)
      const translation = isPlain ? document.createTextNode('') : document.createElement('font')
      translation.textContent = `«${text.data}»`
      jobs.push(take(text, translation))
    }
  }
  // what was read and not changed since is not read again, unless it was put back
  const known = new WeakMap<Text, string>()
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      addedNodes.forEach((node) => node instanceof Text && known.delete(node))
    }
    read()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  read()
  return {
    deliver(count: number, at: number) {
      for (let left = count; left > 0; left--) jobs.splice(at % (jobs.length || 1), 1)[0]?.()
    },
    get isWaiting() {
      return jobs.length > 0
    },
    stop: () => observer.disconnect(),
  }
}

const step = fc.oneof(
  line.map((state) => ({ state })),
  fc.record({ count: fc.integer({ min: 1, max: 6 }), at: fc.nat(5) }),
)

/** Words that came to another place within a line while the translator waited count as shown. */
const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(readText(walker.currentNode))
  return texts.filter((text) => text.trim()).sort()
}

const pause = () => jest.advanceTimersByTimeAsync(20)

describe.each(Object.entries(SLOW_WAYS))('a translator that %s', (_name, take) => {
  test.each([true, false])(
    'shows each text once, as it is in the end (plain: %s)',
    async (isPlain) => {
      jest.useFakeTimers()
      await fc.assert(
        fc.asyncProperty(
          line,
          fc.array(step, { minLength: 2, maxLength: 12 }),
          async (first, steps) => {
            const page = render(<BagLine {...first} />)
            const untranslated = render(<BagLine {...first} />)
            const translator = startSlowTranslator(page.container, take, isPlain)
            for (const one of steps) {
              if ('count' in one) translator.deliver(one.count, one.at)
              else {
                page.rerender(<BagLine {...one.state} />)
                untranslated.rerender(<BagLine {...one.state} />)
              }
              await pause()
            }
            for (let round = 0; round < 400 && translator.isWaiting; round++) {
              // all of them within the time that a translator is given
              translator.deliver(8, 0)
              await pause()
            }
            expect(translator.isWaiting).toBe(false)
            expect(textsIn(page.container)).toEqual(textsIn(untranslated.container))
            translator.stop()
            page.unmount()
            untranslated.unmount()
          },
        ),
        { numRuns: 10 },
      )
    },
  )
})

test('other nodes are removed and inserted as ever', () => {
  const list = document.createElement('ul')
  const [one, two] = [document.createElement('li'), document.createElement('li')]
  expect(list.insertBefore(two, null)).toBe(two)
  expect(list.insertBefore(one, two)).toBe(one)
  expect([...list.children]).toEqual([one, two])
  expect(list.removeChild(one)).toBe(one)
  expect([...list.children]).toEqual([two])
})

test('a text that is not React’s is left to who types into it', async () => {
  jest.useFakeTimers()
  const paragraph = document.createElement('p')
  const text = document.createTextNode('One')
  paragraph.append(text)
  const page = render(<div ref={(holder) => holder?.replaceChildren(paragraph)} />)
  text.nodeValue = 'H'
  await pause()
  text.appendData('ello')
  await pause()
  expect(page.container.textContent).toBe('Hello')
})
