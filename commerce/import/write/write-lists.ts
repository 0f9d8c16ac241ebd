import { inBatches } from '../stream-records'
import type { XmlElement } from '../xml-element'

/** What becomes of the lists of a file: each is a header and the records up to the next one. */
interface ListSteps {
  /** The element that holds one record. */
  record: string
  open: (header: XmlElement) => Promise<void>
  /** Some records of the open list; possibly none. */
  write: (records: readonly XmlElement[]) => Promise<void>
  /** Also before the first list, and after what could not be opened. */
  close: () => Promise<void>
}

/** Writes lists as they are read, some hundreds of records at a time. */
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
