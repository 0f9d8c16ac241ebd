import { Helmet } from 'react-helmet'

type LinkedData = ({ '@type': string | readonly string[] } | { '@graph': object[] }) &
  Record<string, unknown>

/** What search engines read of a page: data of schema.org. Nothing in it is executed. */
export function JsonLd({ data }: { data: LinkedData }) {
  return (
    <Helmet>
      <script type="application/ld+json">
        {toScript({ '@context': 'https://schema.org', ...data })}
      </script>
    </Helmet>
  )
}

// Without what is empty. Inside a script element, text must not look like its end.
function toScript(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) => value || undefined).replace(/</g, '\\u003c')
}
