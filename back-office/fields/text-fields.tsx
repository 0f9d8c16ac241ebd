import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import type { TextField } from '@contracts/content-field'
import { toLanguage } from '../parts/language'
import { FindingList } from './field-frame'
import { FieldGroup } from './field-group'
import { useFindings, useForm, type FieldProps } from './form-context'
import { readTexts, writeText } from './localized-text.rules'

/** The editor of texts with markup, which only a form with such a text loads. */
const RichTextField = lazy(async () => ({
  default: (await import('../rich-text/rich-text-field')).RichTextField,
}))

export function TextInput({ field, path, label, isRequired, value }: FieldProps<TextField>) {
  const { locales, onChange } = useForm()
  const isInvalid = useFindings(path).some(({ severity }) => severity === 'error')
  const texts = readTexts(value, locales)
  const shown = [...new Set([...locales, ...Object.keys(texts)])]
  const write = (locale: string, text: string) => {
    const written = writeText(value, locale, text, locales)
    const isKept = isRequired || field.mayBeEmpty
    onChange(path, written ?? (isKept ? '' : undefined))
  }
  return (
    <FieldGroup label={label} isRequired={isRequired}>
      <Grid
        templateColumns={
          field.markup === 'html'
            ? '1fr'
            : { base: '1fr', sm: `repeat(${shown.length}, minmax(0, 1fr))` }
        }
        gap={field.markup === 'html' ? '4' : '2'}
      >
        {shown.map((locale) => (
          <Field.Root key={locale} invalid={isInvalid} role="presentation">
            <Field.Label fontSize="xs" color="fg.muted" fontWeight="normal">
              {toLanguage(locale)}
            </Field.Label>
            <TextControl
              field={field}
              lang={locale}
              label={`${label}, ${toLanguage(locale)}`}
              value={texts[locale] ?? ''}
              isInvalid={isInvalid}
              onChange={(text) => write(locale, text)}
            />
          </Field.Root>
        ))}
      </Grid>
      {field.markup === 'markdown' && <Hint text="Markdown." />}
      <FindingList path={path} />
    </FieldGroup>
  )
}

function Hint({ text }: { text: string }) {
  return (
    <chakra.p fontSize="xs" color="fg.muted" marginTop="1">
      {text}
    </chakra.p>
  )
}

interface TextControlProps {
  field: TextField
  lang: string
  label: string
  value: string
  isInvalid: boolean
  onChange: (text: string) => void
}

function TextControl({ field, lang, label, value, isInvalid, onChange }: TextControlProps) {
  if (field.markup === 'html') {
    return (
      <Suspense
        fallback={<Skeleton height="36" role="progressbar" aria-label={`Loading ${label}`} />}
      >
        <RichTextField {...{ lang, label, value, isInvalid, onChange }} />
      </Suspense>
    )
  }
  const shared = { lang, value, 'aria-label': label, background: 'bg.panel' }
  if (!field.isLong) {
    return <Input {...shared} onChange={(event) => onChange(event.target.value)} />
  }
  return (
    <Textarea
      {...shared}
      rows={field.markup ? 7 : 2}
      fieldSizing="content"
      maxHeight="2xl"
      fontFamily={field.markup ? 'mono' : undefined}
      fontSize={field.markup ? 'sm' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
