import type { XmlElement } from '../../archives/xml-element'

/** Returns an element with the parts of an earlier one that it does not name, in their order. */
export function combineElements(before: XmlElement | undefined, element: XmlElement): XmlElement {
  if (!before) return element
  // a copy would read attributes that nothing else reads
  const isWhole = Object.keys(before.attributes).every((name) => name in element.attributes)
  const names = new Set([...before.elements, ...element.elements].map(({ name }) => name))
  const partsOf = (name: string) => {
    const own = element.elements.filter((one) => one.name === name)
    return own.length > 0 ? own : before.elements.filter((one) => one.name === name)
  }
  return {
    ...element,
    attributes: isWhole ? element.attributes : { ...before.attributes, ...element.attributes },
    elements: [...names].flatMap(partsOf),
  }
}
