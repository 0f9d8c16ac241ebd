import type { XmlElement } from '../../archives/xml-element'
import { ElementReader, type ElementStreamOptions } from '../../archives/element-stream'

/** Reads a small document as a whole. @throws BrokenXmlError */
export async function parseDocument(
  text: AsyncIterable<string>,
  options: Pick<ElementStreamOptions, 'onMistake' | 'use'> = {},
): Promise<XmlElement | undefined> {
  const reader = new ElementReader({ containers: new Set(), ...options })
  const found: XmlElement[] = []
  for await (const chunk of text) found.push(...reader.read(chunk))
  found.push(...reader.end())
  return found[0]
}
