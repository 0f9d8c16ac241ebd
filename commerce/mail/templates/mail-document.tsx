import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { MailBrand } from '../mail-brand.rules'
import type { MailContent } from '../mail-content'
import { MailBlock } from './mail-block'
import { toMailColors, type MailColors } from './mail-colors.rules'
import { SANS, SERIF, toStyleSheet } from './mail-style'

interface Props {
  content: MailContent
  brand: MailBrand
  /** BCP 47 */
  language: string
  footer: readonly string[]
  unsubscribe: string
}

export function MailDocument({ content, brand, language, footer, unsubscribe }: Props) {
  const { light, dark } = toMailColors(brand.accent)
  const { subject, preheader, heading, blocks, unsubscribeUrl } = content
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: toStyleSheet(dark) }} />
      </Head>
      <Body className="m-page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <Preview>{preheader}</Preview>
        <div className="m-page" style={{ padding: '24px 8px', backgroundColor: light.page }}>
          <Masthead brand={brand} colors={light} />
          <Card heading={heading} colors={light}>
            {blocks.map((block, at) => (
              <MailBlock key={at} block={block} colors={light} />
            ))}
          </Card>
          <Footer lines={footer} colors={light}>
            {unsubscribeUrl && (
              <Link
                href={unsubscribeUrl}
                className="m-soft"
                style={{ color: light.inkSoft, textDecorationLine: 'underline' }}
              >
                {unsubscribe}
              </Link>
            )}
          </Footer>
        </div>
      </Body>
    </Html>
  )
}

function Masthead({ brand, colors }: { brand: MailBrand; colors: MailColors }) {
  const name = { fontFamily: SERIF, fontSize: '28px', lineHeight: '1.2', letterSpacing: '0.01em' }
  return (
    <Container style={{ maxWidth: '600px', textAlign: 'center' }}>
      <Text style={{ margin: '0 0 20px', ...name }}>
        <Link href={brand.homeUrl} className="m-accent" style={{ color: colors.accent }}>
          {brand.name}
        </Link>
      </Text>
    </Container>
  )
}

function Card({
  heading,
  colors,
  children,
}: {
  heading: string
  colors: MailColors
  children: ReactNode
}) {
  const title = { margin: '0 0 16px', fontFamily: SERIF, fontSize: '30px', lineHeight: '1.2' }
  return (
    <Container
      className="m-card"
      style={{
        maxWidth: '600px',
        border: `1px solid ${colors.line}`,
        borderRadius: '6px',
        borderCollapse: 'separate',
        overflow: 'hidden',
        backgroundColor: colors.surface,
      }}
    >
      <div className="m-band" style={{ height: '4px', backgroundColor: colors.accent }} />
      <div className="m-inner" style={{ padding: '36px 40px 16px' }}>
        <Heading
          className="m-ink m-h1"
          style={{ ...title, fontWeight: 400, color: colors.ink, overflowWrap: 'anywhere' }}
        >
          {heading}
        </Heading>
        {children}
      </div>
    </Container>
  )
}

function Footer({
  lines,
  colors,
  children,
}: {
  lines: readonly string[]
  colors: MailColors
  children: ReactNode
}) {
  return (
    <Container style={{ maxWidth: '600px', textAlign: 'center' }}>
      <Section style={{ padding: '20px 24px' }}>
        <Text
          className="m-soft"
          style={{
            margin: 0,
            fontFamily: SANS,
            fontSize: '13px',
            lineHeight: '1.6',
            textAlign: 'center',
            color: colors.inkSoft,
          }}
        >
          {lines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          {children}
        </Text>
      </Section>
    </Container>
  )
}
