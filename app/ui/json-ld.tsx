import { Helmet } from 'react-helmet'

type LinkedData = ({ '@type': string | readonly string[] } | { '@graph': object[] }) &
  Record<string, unknown>

/** Structured data for search engines (schema.org). Browsers do not execute this script element. */
export function JsonLd({ data }: { data: LinkedData }) {
  return (
    <Helmet>
      <script type="application/ld+json">
        {toScript({ '@context': 'https://schema.org', ...data })}
      </script>
    </Helmet>
  )
}

// Omits empty values and escapes the text, which must not end the script element.
function toScript(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) => value || undefined).replace(/</g, '\\u003c')
}
