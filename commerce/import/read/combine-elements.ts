import type { XmlElement } from '../xml-element'

/** Returns an element with the parts of an earlier one that it does not name. */
export function combineElements(before: XmlElement | undefined, element: XmlElement): XmlElement {
  if (!before) return element
  const names = new Set(element.elements.map(({ name }) => name))
  return {
    ...element,
    attributes: { ...before.attributes, ...element.attributes },
    elements: [...before.elements.filter(({ name }) => !names.has(name)), ...element.elements],
  }
}
