import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {
  Fragment,
  isValidElement,
  type HTMLAttributes,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react'
import { tokens } from '@/theme/tokens'
import { takeRenderedRules } from '@/ui/style-cache'

interface DocumentProps {
  head: ReactNode[]
  html: string
  afterBodyStart: ReactNode[]
  beforeBodyEnd: ReactNode[]
  htmlAttributes?: HTMLAttributes<HTMLHtmlElement> & { 'data-accent'?: string }
  bodyAttributes?: HTMLAttributes<HTMLBodyElement>
}

/**
 * The HTML around every page: one style sheet, the rules of the Chakra components on the page, and
 * no inline executable script (docs/adr/0007). The host adds the nonce to the style element.
 */
export default function Document(props: DocumentProps) {
  const rules = takeRenderedRules()
  const accent = props.htmlAttributes?.['data-accent']
  const scripts = props.beforeBodyEnd.flatMap((child) => addressOfScript(child) ?? [])
  return (
    // A page sets its own language with Helmet, which overrides this default.
    <html lang="en-US" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <style data-rules={rules.names} dangerouslySetInnerHTML={{ __html: rules.css }} />
        <link rel="stylesheet" href={getAssetUrl('styles.css')} />
        <link rel="icon" href={getAssetUrl('static/favicon-32.png')} sizes="32x32" />
        <link rel="icon" href={getAssetUrl('static/favicon.svg')} type="image/svg+xml" />
        <link
          rel="apple-touch-icon"
          href={getAssetUrl(`static/apple-touch-icon${accent ? `-${accent}` : ''}.png`)}
        />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={tokens.color.page} />
        {props.head}
      </head>
      <body {...props.bodyAttributes}>
        <div className="react-target" dangerouslySetInnerHTML={{ __html: props.html }} />
        {props.beforeBodyEnd.map((child, index) => (
          <Fragment key={index}>{addressOfScript(child) ? null : child}</Fragment>
        ))}
        <script async src={getAssetUrl('begin.js')} data-scripts={scripts.join(' ')} />
      </body>
    </html>
  )
}

/** Returns the URL of a bundle script; undefined for data scripts. */
function addressOfScript(child: ReactNode): string | undefined {
  if (!isValidElement<ScriptHTMLAttributes<HTMLScriptElement>>(child)) return undefined
  return child.props.type ? undefined : child.props.src
}
