import { ADDRESS } from '../../import/read/read-address'
import { customAttributes } from '../xml/localized-nodes'
import { leaf, type XmlNodes } from '../xml/xml-node'

/** @param names property → element */
export function propertyNodes(
  document: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): XmlNodes {
  return Object.entries(names).flatMap(([property, name]) => {
    const value = document[property]
    return typeof value === 'string' || typeof value === 'number' ? leaf(name, value) : []
  })
}

export function addressNodes(address: Readonly<Record<string, unknown>>): XmlNodes {
  return [...propertyNodes(address, ADDRESS), ...prefixedAttributes(address)]
}

export function prefixedAttributes(document: Readonly<Record<string, unknown>>): XmlNodes {
  const custom = Object.entries(document).flatMap(([name, value]) =>
    name.startsWith('c_') ? [[name.slice(2), value] as const] : [],
  )
  return customAttributes(Object.fromEntries(custom))
}
