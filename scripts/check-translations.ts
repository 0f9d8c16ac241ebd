// Checks translations against the English texts that `formatjs extract` has written.
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { compareChoices } from './translations/compare-choices'

const read = (file: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))

const english = read('var/translations/en-US.json')
for (const file of readdirSync('translations')) {
  for (const fault of compareChoices(english, read(`translations/${file}`))) {
    console.error(`translations/${file}: ${fault}`)
    process.exitCode = 1
  }
}
