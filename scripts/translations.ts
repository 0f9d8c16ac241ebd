import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareMessages } from './translations/compare-messages'
import { extractMessages, sortById, type Messages } from './translations/extract-messages'
import {
  listTranslations,
  readMessages,
  SOURCE_LOCALE,
  TRANSLATIONS_FOLDER,
} from './translations/translation-files'

/**
 * Writes the English texts of the code to translations/, sorts every translation by id, and prints
 * the missing, unused and wrong texts of each. Fails if there are any.
 */
function main(): void {
  const english = extractMessages('app')
  write(SOURCE_LOCALE, english)
  for (const locale of listTranslations()) {
    const translation = readMessages(locale)
    write(locale, sortById(translation))
    const { missing, leftOver, faults } = compareMessages(english, translation)
    const lines = [
      ...missing.map((id) => `  missing    ${id}: ${english[id]}`),
      ...leftOver.map((id) => `  left over  ${id}`),
      ...faults.map((fault) => `  at fault   ${fault}`),
    ]
    const total = Object.keys(english).length
    console.log(`${locale}: ${total - missing.length} of ${total} messages`)
    if (lines.length > 0) {
      console.log(lines.join('\n'))
      process.exitCode = 1
    }
  }
}

function write(locale: string, messages: Messages): void {
  const file = path.join(TRANSLATIONS_FOLDER, `${locale}.json`)
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`)
}

main()
