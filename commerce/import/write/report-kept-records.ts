import { filesOf, type WriteContext } from '../import-context'

/** Reports the records that a replacement keeps, because people of this shop own them. */
export function reportKeptRecords(
  context: WriteContext,
  root: string,
  kind: string,
  count: number,
) {
  const [file] = filesOf(context, root)
  const message = `${kind} that the archive does not have are kept: %s`
  if (file && count > 0) context.findings.note(file.path, '', message, count)
}
