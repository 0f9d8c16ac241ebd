import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseJson } from '../parse-json'
import type { Findings } from '../archives/findings'

const text = (max: number) => z.string().trim().max(max)
const count = z.number().int().min(0).max(100_000).default(0)

export const ArchivedReview = z.object({
  /** The id with which the storefront votes. */
  id: z.string().regex(/^[\w.-]{1,100}$/, 'not an id such as box-12'),
  /** A master, or a product without variants. */
  productId: text(100).min(1),
  rating: z.number().int().min(1).max(5),
  title: text(120).default(''),
  /** Absent for a rating without text. */
  text: text(5000).default(''),
  nickname: text(60).min(1),
  location: text(80).default(''),
  submittedAt: z.iso.datetime(),
  isRecommended: z.boolean().optional(),
  isFeatured: z.boolean().default(false),
  helpful: count,
  unhelpful: count,
  responses: z
    .array(
      z.object({
        department: text(80).default(''),
        name: text(80).min(1),
        text: text(2000).min(1),
        respondedAt: z.iso.datetime(),
      }),
    )
    .default([]),
})
export type ArchivedReview = z.infer<typeof ArchivedReview>

export interface ReadReviews {
  reviews: ArchivedReview[]
  checksum: string
}

export function readReviews(folder: string, findings: Findings): ReadReviews {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
    : []
  const digest = createHash('sha256')
  const reviews = new Map<string, ArchivedReview>()
  for (const file of files.sort()) {
    const content = readFileSync(path.join(folder, file), 'utf8')
    digest.update(JSON.stringify([file, content]))
    for (const [at, line] of content.split('\n').entries()) {
      if (line.trim() === '') continue
      const review = ArchivedReview.safeParse(parseJson(line))
      if (!review.success) {
        findings.error(file, `line ${at + 1}`, 'not a review: %s', toReason(review.error))
      } else if (reviews.has(review.data.id)) {
        findings.error(file, review.data.id, 'there are two reviews with this id')
      } else reviews.set(review.data.id, review.data)
    }
  }
  return { reviews: [...reviews.values()], checksum: digest.digest('hex') }
}

function toReason({ issues }: z.ZodError): string {
  return issues.map(({ path: at, message }) => `${at.join('.')} ${message}`.trim()).join('; ')
}
