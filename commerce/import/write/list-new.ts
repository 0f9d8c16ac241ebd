import type { WriteContext } from '../import-context'
import { isGone } from '../read/reading'
import type { XmlElement } from '../xml-element'

/**
 * Returns the elements of records that an import only adds, such as orders: those to delete are
 * reported, and an import that only updates adds none.
 * @param id the attribute that has the record's id
 */
export function listNew(
  context: WriteContext,
  file: string,
  elements: readonly XmlElement[],
  { name, id }: { name: string; id: string },
): XmlElement[] {
  return elements.filter((element) => {
    if (element.name !== name) return false
    const isDeleted = isGone(context, element)
    if (isDeleted) {
      const kind = `<${name}> is not deleted by an archive`
      context.findings.warn(file, element.attributes[id] ?? '', kind)
    }
    return !isDeleted && context.mode !== 'update'
  })
}
