import { inBatches } from '../stream-records'
import type { XmlElement } from '../../archives/xml-element'

/** Callbacks for the lists of a file. Each list is a header, followed by its records. */
interface ListSteps {
  record: string
  open: (header: XmlElement) => Promise<void>
  /** Writes records of the open list; may be called with none. */
  write: (records: readonly XmlElement[]) => Promise<void>
  /**
   * Closes the open list; also called before the first list, and after a list that could not be
   * opened.
   */
  close: () => Promise<void>
}

/** Writes lists while they are read, some hundred records at a time. */
export async function writeLists(
  source: AsyncIterable<XmlElement>,
  { record, open, write, close }: ListSteps,
): Promise<void> {
  for await (const elements of inBatches(source)) {
    let records: XmlElement[] = []
    for (const element of elements) {
      if (element.name === record) records.push(element)
      if (element.name !== 'header') continue
      await write(records)
      records = []
      await close()
      await open(element)
    }
    await write(records)
  }
  await close()
}
