import { Helmet as ReactHelmet } from 'react-helmet'
import type { HelmetProps } from './helmet'

/** PWA Kit's renderer reads what this one collects. */
export function Helmet(props: HelmetProps) {
  return <ReactHelmet {...props} />
}
