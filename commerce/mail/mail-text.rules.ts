import type { MailBlock, MailContent, MailRow } from './mail-content'

/** @param footer lines below the separator */
export function toMailText({ heading, blocks }: MailContent, footer: readonly string[]): string {
  const parts = [heading, ...blocks.map(toText)].filter((part) => part !== '')
  return [...parts, ['--', ...footer].join('\n')].join('\n\n') + '\n'
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'quote':
      return block.text
    case 'button':
    case 'link':
      return `${block.text}: ${block.href}`
    case 'code':
      return [block.label, block.code].filter(Boolean).join('\n')
    case 'picture':
      return ''
    case 'facts':
      return toSection(block.title, block.rows)
    case 'items': {
      const rows = block.items.flatMap(({ line, amount, notes }): MailRow[] => [
        [line, amount],
        ...notes,
      ])
      return toSection(block.title, rows)
    }
  }
}

function toSection(title: string | undefined, rows: readonly MailRow[]): string {
  const lines = rows.map(([label, amount]) => (amount ? `${label}: ${amount}` : label))
  return [...(title ? [title.toUpperCase()] : []), ...lines].join('\n')
}
