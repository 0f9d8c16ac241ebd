/** Label and amount, or a line by itself; a total stands out. */
export type MailRow = readonly [label: string, amount?: string, weight?: 'total']

/** Something that was bought. */
export interface MailItem {
  /** The whole line in the plain-text part, without `amount`. */
  line: string
  name: string
  /** Beside the name, e.g. `2 × $20.00`. */
  detail: string
  amount?: string
  /** Absolute. */
  imageUrl?: string
  /** Options, discounts, gift message. */
  notes: readonly MailRow[]
}

/** A part of a mail. What people wrote is text: `\n` is a new line, nothing is markup. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** The next step: one of a mail, as a rule. */
  | { kind: 'button'; text: string; href: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'items'; title: string; items: readonly MailItem[] }
  | { kind: 'facts'; title?: string; rows: readonly MailRow[] }
  /** Somebody's own words. */
  | { kind: 'quote'; text: string }
  /** To be read off and typed. */
  | { kind: 'code'; label?: string; code: string }
  /** Over the whole width; `imageUrl` is absolute. */
  | { kind: 'picture'; imageUrl: string; alt: string; href?: string }

/** A mail before it is rendered as HTML and as plain text. */
export interface MailContent {
  /** What it is about, e.g. `order:00001001`: there is one mail for each reference. */
  reference: string
  to: string
  /** Whose sender, name and accent it has. */
  siteId: string
  /** As on the wire (`es-US`); absent, or without words: English. */
  locale?: string
  subject: string
  /** What the list of an inbox shows behind the subject. */
  preheader: string
  heading: string
  blocks: readonly MailBlock[]
  /** Of a mail that advertises: where one click ends mails of its kind. */
  unsubscribeUrl?: string
}
