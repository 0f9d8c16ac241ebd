import { Helmet } from 'react-helmet'

/** What search engines read of a page: data of schema.org. Nothing in it is executed. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  return (
    <Helmet>
      <script type="application/ld+json">
        {toScript({ '@context': 'https://schema.org', ...data })}
      </script>
    </Helmet>
  )
}

// Inside a script element, text must not look like its end.
function toScript(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) => value || undefined).replace(/</g, '\\u003c')
}
