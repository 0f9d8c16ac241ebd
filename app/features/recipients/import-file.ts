import { parse } from 'papaparse'
import { badRequestError } from '@/errors/app-error'
import type { FindColumn, ImportColumn } from './import-columns'

/** Maximum size of a file. A list of twenty people takes only some kilobytes. */
export const MAX_FILE_BYTES = 256 * 1024
/** Maximum number of lines; a longer list is refused. */
export const MAX_LINES = 500

/** A line of the list, with the spreadsheet's line number; the headings are line 1. */
export interface ImportLine {
  number: number
  values: Partial<Record<ImportColumn, string>>
  /**
   * The line has more cells than headings, for example because of a comma without quotation marks.
   */
  hasTooMany: boolean
  /** The line has an unclosed quotation mark. */
  isBroken: boolean
}

export interface ImportTable {
  lines: ImportLine[]
  columns: ReadonlySet<ImportColumn>
  /** Columns that have several headings. */
  repeated: ImportColumn[]
  /** Unknown headings, whose columns are ignored. */
  ignored: string[]
}

/**
 * Reads a text file in the encodings used by spreadsheets: UTF-8, UTF-16, or that of older Windows.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = await readBytes(file)
  try {
    return new TextDecoder(findUtf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Two bytes for each character contain zero bytes, on one side of most characters of a list. */
function findUtf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zerosAt = (side: number) => bytes.filter((byte, at) => byte === 0 && at % 2 === side).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (even === 0 && odd === 0) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function readBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const { result } = reader
      resolve(new Uint8Array(result instanceof ArrayBuffer ? result : []))
    }
    reader.onerror = () => reject(badRequestError('The file could not be read.'))
    reader.readAsArrayBuffer(file)
  })
}

/** `sep=;`: the line with which spreadsheets name the separator. */
const SEPARATOR_LINE = /^(\s*)"?sep *= *([^"\r\n ])"?[,;\t ]*(?=\r|\n|$)/i

/**
 * Reads the known columns in any order; they may be separated by commas, semicolons or tabs, or by
 * what the first line names.
 */
export function readTable(text: string, findColumn: FindColumn): ImportTable {
  // one file may have line ends of several systems, of which the parser takes one
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separator = SEPARATOR_LINE.exec(plain)?.[2]
  const { data, errors } = parse<string[]>(plain.replace(SEPARATOR_LINE, '$1'), {
    delimitersToGuess: [',', ';', '\t'],
    ...(separator !== undefined && { delimiter: separator }),
  })
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])))
  const at = data.findIndex(isFilled)
  const headings = (data[at] ?? []).map((heading) => heading.trim())
  const found = headings.map(findColumn)
  const lines = data.flatMap((cells, index) => {
    if (index <= at || !isFilled(cells)) return []
    const values: ImportLine['values'] = {}
    found.forEach((column, cell) => {
      if (column) values[column] = cells[cell]?.trim() ?? ''
    })
    const hasTooMany = cells.slice(headings.length).some((cell) => cell.trim() !== '')
    return [{ number: index + 1, values, hasTooMany, isBroken: broken.has(index) }]
  })
  const columns = found.flatMap((column) => column ?? [])
  return {
    lines,
    columns: new Set(columns),
    repeated: [...new Set(columns.filter((column, index) => columns.indexOf(column) !== index))],
    ignored: headings.filter((heading, index) => heading !== '' && !found[index]),
  }
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}
