import { FormattedMessage, useIntl } from 'react-intl'
import type { SearchMeaning } from '@/commerce-client/search.mapper'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { meaningMessages as messages } from './search-meaning.messages'
import styles from './search.module.css'

interface SearchMeaningNoteProps {
  meaning?: SearchMeaning
  total?: number
}

const ALLERGEN_PAGE = '/help/allergens'
/** Of which a sentence says `is`. */
const SINGULAR = new Set([
  'coconut',
  'milk',
  'egg',
  'soy',
  'gluten',
  'sesame',
  'fish',
  'shellfish',
  'honey',
  'gelatin',
  'alcohol',
])

/** Sentences about how a term was understood: what a claim about allergens rests on, first. */
export function SearchMeaningNote({ meaning, total = 0 }: SearchMeaningNoteProps) {
  const intl = useIntl()
  if (!meaning || total === 0) return null
  const { freeFrom, mayContain, without, dropped, language } = meaning
  const toList = (words: readonly string[]) => intl.formatList(words.map((word) => `“${word}”`))
  return (
    <div className={styles.meaning}>
      {freeFrom.length > 0 && <FreeFrom freeFrom={freeFrom} mayContain={mayContain} />}
      {without.length > 0 && (
        <p>
          <FormattedMessage {...messages.without} values={{ words: toList(without) }} />
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          <FormattedMessage {...messages.dropped} values={{ words: toList(dropped) }} />
        </p>
      )}
      {language && (
        <p>
          <FormattedMessage
            {...messages.language}
            values={{
              language: intl.formatDisplayName(language.slice(0, 2), { type: 'language' }),
            }}
          />
        </p>
      )}
    </div>
  )
}

function FreeFrom({ freeFrom, mayContain }: Pick<SearchMeaning, 'freeFrom' | 'mayContain'>) {
  const intl = useIntl()
  const names = freeFrom.map((id) => (isNamed(id) ? intl.formatMessage(messages[id]) : id))
  const isMany = freeFrom.length > 1 || !SINGULAR.has(freeFrom[0] ?? '')
  const values = { allergens: intl.formatList(names), count: isMany ? 2 : 1 }
  return (
    <Alert tone="warning">
      <FormattedMessage {...messages.freeFrom} values={values} />{' '}
      <FormattedMessage
        {...(mayContain ? messages.mayContain : messages.readLabel)}
        values={values}
      />{' '}
      <Link to={ALLERGEN_PAGE}>
        <FormattedMessage {...messages.policy} />
      </Link>
    </Alert>
  )
}

const isNamed = (id: string): id is keyof typeof messages => Object.hasOwn(messages, id)
