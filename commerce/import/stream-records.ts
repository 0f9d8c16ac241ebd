import { decodeText } from './files/decode-text'
import { BrokenXmlError, streamElements } from '../archives/element-stream'
import { FileUse } from '../archives/element-use'
import { parseDocument } from './files/parse-document'
import type { ImportContext } from './import-context'
import type { XmlElement } from '../archives/xml-element'

/** Rows per statement, far below the limit of 65,535 parameters. */
const BATCH = 400
const BATCH_CHARACTERS = 8_000_000
const MISTAKE = 'not quite XML, and read nevertheless: %s'
const GUESSED = "bytes that are no text in the file's encoding, read as Windows-1252"
const BROKEN = '%s; the text after it was not read'

/**
 * If the XML breaks off, that is reported as an error, and the records before it are kept.
 * @param containers the elements that contain records: `catalog`, `price-tables` …
 */
export async function* streamRecords(
  context: ImportContext,
  path: string,
  containers: readonly string[],
): AsyncGenerator<XmlElement> {
  if (context.withheld.has(path)) return
  const { findings, broken, reported } = context
  // catalogs are read several times, but their mistakes are reported once
  const isNew = !reported.has(path)
  const onMistake = (message: string) => {
    if (isNew) findings.warn(path, '', MISTAKE, message)
  }
  try {
    yield* streamElements(readText(context, path, onMistake), {
      containers: new Set(containers),
      onMistake,
      use: new FileUse(context.uses, path, isNew),
    })
  } catch (error) {
    if (!(error instanceof BrokenXmlError)) throw error
    broken.add(path)
    if (isNew) findings.error(path, '', BROKEN, error.message)
  } finally {
    reported.add(path)
  }
}

/**
 * If the XML breaks off, the file is not used at all, because incomplete taxes or shipping methods
 * would be worse than the existing ones.
 */
export async function readDocument(
  context: ImportContext,
  path: string,
): Promise<XmlElement | undefined> {
  if (context.withheld.has(path)) return undefined
  const { findings, broken } = context
  try {
    const onMistake = (mistake: string) => findings.warn(path, '', MISTAKE, mistake)
    return await parseDocument(readText(context, path, onMistake), {
      onMistake,
      use: new FileUse(context.uses, path),
    })
  } catch (error) {
    if (!(error instanceof BrokenXmlError)) throw error
    broken.add(path)
    context.uses.forget(path)
    findings.error(path, '', '%s; the file was not used', error.message)
    return undefined
  }
}

async function* readText(
  context: ImportContext,
  path: string,
  onMistake: (message: string) => void,
): AsyncGenerator<string> {
  const { source, files, onProgress } = context
  const total = files.find((file) => file.path === path)?.size ?? 0
  let done = 0
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source.read(path)) {
      yield chunk
      done += chunk.byteLength
      onProgress({ step: path, done, total })
    }
  }
  yield* decodeText(counted(), (line) => onMistake(`at line ${line}: ${GUESSED}`))
}

/** Groups records into batches of limited number and size, so that only one is in memory. */
export async function* inBatches(
  records: AsyncIterable<XmlElement>,
  size: number = BATCH,
): AsyncGenerator<XmlElement[]> {
  let batch: XmlElement[] = []
  let characters = 0
  for await (const record of records) {
    batch.push(record)
    characters += record.size ?? 0
    if (batch.length < size && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
