import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Messages } from './extract-messages'

export const TRANSLATIONS_FOLDER = 'translations'
/** The language of the code. Its file is extracted, never edited by hand. */
export const SOURCE_LOCALE = 'en-US'

const messagesSchema = z.record(z.string(), z.string())

/** Locales with a translation of the shop. */
export function listTranslations(folder = TRANSLATIONS_FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .filter((locale) => locale !== SOURCE_LOCALE)
}

export function readMessages(locale: string, folder = TRANSLATIONS_FOLDER): Messages {
  return messagesSchema.parse(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')))
}
