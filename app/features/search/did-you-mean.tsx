import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'
import { searchMessages as messages } from './search.messages'
import styles from './search.module.css'

export function DidYouMean({ suggestion }: { suggestion?: string }) {
  if (!suggestion) return null
  const link = <Link to={paths.search(suggestion)}>{suggestion}</Link>
  return (
    <p className={styles.suggestion}>
      <FormattedMessage {...messages.didYouMean} values={{ suggestion: link }} />
    </p>
  )
}
