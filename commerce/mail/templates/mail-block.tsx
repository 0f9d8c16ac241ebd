import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { MailBlock as Block } from '../mail-content'
import { qrAddress } from '../qr-address'
import type { MailColors } from './mail-colors.rules'
import { MailItems } from './mail-items'
import { MailLines } from './mail-lines'
import { MailRows } from './mail-rows'
import { SANS, SERIF } from './mail-style'

interface Props<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>
  colors: MailColors
}

export function MailBlock({ block, colors }: Props<Block['kind']>) {
  switch (block.kind) {
    case 'text':
      return <Paragraph text={block.text} colors={colors} />
    case 'button':
      return <NextStep block={block} colors={colors} />
    case 'link':
      return <TextLink block={block} colors={colors} />
    case 'quote':
      return <Quote block={block} colors={colors} />
    case 'code':
      return <Code block={block} colors={colors} />
    case 'picture':
      return <Picture block={block} />
    case 'items':
    case 'facts':
      return <Titled block={block} colors={colors} />
  }
}

function Paragraph({ text, colors }: { text: string; colors: MailColors }) {
  const style = { margin: '0 0 16px', fontFamily: SANS, fontSize: '16px', lineHeight: '1.6' }
  return (
    <Text className="m-ink" style={{ ...style, color: colors.ink }}>
      <MailLines text={text} />
    </Text>
  )
}

function NextStep({ block: { text, href }, colors }: Props<'button'>) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        className="m-button"
        style={{
          padding: '14px 28px',
          borderRadius: '4px',
          backgroundColor: colors.accent,
          color: colors.onAccent,
          fontFamily: SANS,
          fontSize: '16px',
          fontWeight: 600,
        }}
      >
        {text}
      </Button>
    </Section>
  )
}

function TextLink({ block: { text, href }, colors }: Props<'link'>) {
  const style = { fontFamily: SANS, fontSize: '16px', lineHeight: '1.6', color: colors.accent }
  return (
    <Text style={{ margin: '0 0 16px' }}>
      <Link href={href} className="m-accent" style={{ ...style, textDecorationLine: 'underline' }}>
        {text}
      </Link>
    </Text>
  )
}

function Quote({ block: { text }, colors }: Props<'quote'>) {
  const style = { margin: '0 0 24px', padding: '4px 0 4px 18px' }
  const words = { fontFamily: SERIF, fontStyle: 'italic', fontSize: '18px', lineHeight: '1.5' }
  return (
    <blockquote
      className="m-ink m-gold"
      style={{ ...style, ...words, borderLeft: `2px solid ${colors.gold}`, color: colors.ink }}
    >
      <MailLines text={text} />
    </blockquote>
  )
}

function Code({ block: { label, code, qr }, colors }: Props<'code'>) {
  const box = { padding: '16px', textAlign: 'center' as const, borderRadius: '4px' }
  const digits = { margin: 0, fontSize: '24px', lineHeight: '1.3', letterSpacing: '2px' }
  return (
    <Section
      className="m-sunken"
      style={{ margin: '0 0 16px', backgroundColor: colors.sunken, borderRadius: '4px' }}
    >
      <div style={box}>
        {label && (
          <p
            className="m-soft"
            style={{ margin: '0 0 4px', fontFamily: SANS, fontSize: '14px', color: colors.inkSoft }}
          >
            {label}
          </p>
        )}
        <p
          className="m-ink"
          style={{
            ...digits,
            fontFamily: "Consolas, 'Courier New', monospace",
            fontWeight: 600,
            color: colors.ink,
            overflowWrap: 'anywhere',
          }}
        >
          {code}
        </p>
        {qr !== undefined && (
          <Img
            src={qrAddress(qr)}
            alt={`QR: ${code}`}
            width={174}
            height={174}
            style={{ margin: '12px auto 0', borderRadius: '4px', backgroundColor: '#ffffff' }}
          />
        )}
      </div>
    </Section>
  )
}

function Picture({ block: { imageUrl, alt, href } }: Pick<Props<'picture'>, 'block'>) {
  const picture = (
    <Img
      src={imageUrl}
      alt={alt}
      width={520}
      style={{ width: '100%', maxWidth: '520px', height: 'auto', borderRadius: '6px' }}
    />
  )
  return (
    <Section style={{ margin: '0 0 24px' }}>
      {href ? <Link href={href}>{picture}</Link> : picture}
    </Section>
  )
}

function Titled({ block, colors }: Props<'items' | 'facts'>) {
  const { title } = block
  const heading = { margin: '0 0 8px', fontFamily: SERIF, fontSize: '20px', lineHeight: '1.3' }
  return (
    <Section style={{ margin: '0 0 24px' }}>
      {title && (
        <Heading
          as="h2"
          className="m-accent"
          style={{ ...heading, fontWeight: 400, color: colors.accent }}
        >
          {title}
        </Heading>
      )}
      {block.kind === 'items' ? (
        <MailItems items={block.items} colors={colors} />
      ) : (
        <MailRows rows={block.rows} colors={colors} />
      )}
    </Section>
  )
}
