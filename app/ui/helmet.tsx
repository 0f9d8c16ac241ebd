import { Children, isValidElement, useEffect, useState, type ReactNode } from 'react'

export interface HelmetProps {
  htmlAttributes?: Partial<Record<`data-${string}` | 'lang', string>>
  children?: ReactNode
}

/** What the components that are shown write; a later one takes precedence. */
const shown = new Map<object, HelmetProps>()
const MARK = 'data-react-helmet'
let frame = 0

/**
 * Writes title, meta, link and script elements into the document's head. It stands in for
 * react-helmet in browsers, which writes the same elements on the server (helmet.server.tsx).
 */
export function Helmet(props: HelmetProps) {
  const [place] = useState(() => ({}))
  useEffect(() => {
    shown.set(place, props)
    update()
  })
  useEffect(() => {
    return () => {
      shown.delete(place)
      update()
    }
  }, [place])
  return null
}

function update(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(write)
}

function write(): void {
  const elements: { element: HTMLElement; key: string; place: object }[] = []
  const lastPlaces = new Map<string, object>()
  let { title } = document
  for (const [place, { children, htmlAttributes = {} }] of shown) {
    setAttributes(document.documentElement, htmlAttributes)
    Children.forEach(children, (child) => {
      if (!isValidElement<Record<string, string>>(child) || typeof child.type !== 'string') return
      const { children: text = '', ...attributes } = child.props
      if (child.type === 'title') {
        title = text
        return
      }
      const element = document.createElement(child.type)
      setAttributes(element, { ...attributes, [MARK]: 'true' })
      element.textContent = text
      const key = keyOf(element)
      elements.push({ element, key, place })
      lastPlaces.set(key, place)
    })
  }
  if (title !== document.title) document.title = title
  const meant = elements.filter(({ key, place }) => lastPlaces.get(key) === place)
  replaceElements(meant.map(({ element }) => element))
}

/** Elements of two components with the same key are one: that of the later component. */
function keyOf(element: HTMLElement): string {
  if (element.getAttribute('rel') === 'canonical') return 'canonical'
  const names = ['name', 'property', 'href'].map((name) => element.getAttribute(name))
  return names.find(Boolean) ?? element.textContent ?? ''
}

/** Keeps elements that are there already where they are. */
function replaceElements(elements: readonly HTMLElement[]): void {
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)]
  for (const element of elements) {
    const index = old.findIndex((known) => known.isEqualNode(element))
    if (index < 0) document.head.append(element)
    else old.splice(index, 1)
  }
  for (const element of old) element.remove()
}

function setAttributes(element: HTMLElement, attributes: Record<string, string | undefined>): void {
  for (const [name, value = ''] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
