import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import type { PaperParcel } from '@contracts/papers'
import { PaperStyle, Sheet } from '../parts/paper'
import { keyOf, toParcelName, type CardFormat } from './paper-choices'
import { PrintedBefore } from './printed-before'
import { lengthOf, messagesOf } from './printed-parcels.rules'

interface GiftCardsProps {
  parcels: readonly PaperParcel[]
  format: CardFormat
}

interface Message {
  key: string
  text: string
  parcel: PaperParcel
}

const SIZES: Readonly<Record<CardFormat, readonly [width: string, height: string]>> = {
  a6: ['148mm', '105mm'],
  letter: ['216mm', '279mm'],
  a4: ['210mm', '297mm'],
}

const toMessages = (parcel: PaperParcel): Message[] =>
  messagesOf(parcel).map((text, index) => ({
    ...{ key: `${keyOf(parcel)} ${index}`, text, parcel },
  }))

/** One card for each gift message. */
export function GiftCards({ parcels, format }: GiftCardsProps) {
  const [width, height] = SIZES[format]
  return (
    <>
      <PaperStyle size={`${width} ${height}`} margin="0" />
      {parcels.flatMap(toMessages).map((message) => (
        <Sheet
          key={message.key}
          label={`Gift message: ${toParcelName(message.parcel)}`}
          width={width}
          padding="0mm"
        >
          <PrintedBefore parcel={message.parcel} kind="card" />
          {format === 'a6' ? (
            <Flex direction="column" minHeight={height}>
              <Inside message={message} />
            </Flex>
          ) : (
            <Folded message={message} width={width} height={height} />
          )}
        </Sheet>
      ))}
    </>
  )
}

/**
 * A card printed on one side: the sheet is folded backwards in the middle, and then again. Inside,
 * the message is on the right.
 */
function Folded({ message, width, height }: { message: Message; width: string; height: string }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gridTemplateRows="1fr 1fr"
      width={width}
      height={height}
      maxWidth="100%"
      overflow="hidden"
    >
      <Flex direction="column" transform="rotate(180deg)" minWidth="0" minHeight="0">
        <Inside message={message} />
      </Flex>
      <div />
      <Flex align="flex-end" justify="center" padding="12mm" fontSize="xs" color="fg.muted">
        {message.parcel.siteName}
      </Flex>
      <Cover siteName={message.parcel.siteName} />
    </Box>
  )
}

function Cover({ siteName }: { siteName: string }) {
  return (
    <Frame>
      <Flex flex="1" direction="column" align="center" justify="center" gap="6mm">
        <Ornament width="26mm" />
        <Box
          fontFamily="heading"
          fontSize="22pt"
          lineHeight="1.15"
          textAlign="center"
          textWrap="balance"
        >
          {siteName}
        </Box>
        <Box width="18mm" borderTopWidth="1px" borderColor="orange.solid" />
      </Flex>
    </Frame>
  )
}

function Inside({ message: { text, parcel } }: { message: Message }) {
  return (
    <Frame>
      <Flex flex="1" direction="column" align="center" justify="center" gap="5mm">
        <Ornament width="12mm" />
        <Box
          dir="auto"
          fontFamily="heading"
          fontStyle="italic"
          fontSize={toSize(text)}
          lineHeight="1.4"
          textAlign="center"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxWidth="100%"
          style={{ unicodeBidi: 'plaintext' }}
        >
          {text}
        </Box>
      </Flex>
      <Flex justify="space-between" gap="4" fontSize="6pt" color="fg.muted" marginTop="3mm">
        <span>{parcel.siteName}</span>
        {/* whoever packs finds the parcel by it */}
        <span>{parcel.count > 1 ? `${parcel.orderNo}-${parcel.place}` : parcel.orderNo}</span>
      </Flex>
    </Frame>
  )
}

/** A double line around the card, which also printers without margins print. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <Flex flex="1" padding="5mm" minWidth="0">
      <Flex
        flex="1"
        direction="column"
        minWidth="0"
        borderWidth="3px"
        borderStyle="double"
        borderColor="orange.solid"
        padding="6mm"
      >
        {children}
      </Flex>
    </Flex>
  )
}

/** The shop's message fields allow 150 characters; other systems send up to 4,000. */
const STEPS: readonly (readonly [atMost: number, size: string])[] = [
  [60, '19pt'],
  [160, '15pt'],
  [320, '12pt'],
  [700, '9.5pt'],
]

function toSize(text: string): string {
  return STEPS.find(([atMost]) => lengthOf(text) <= atMost)?.[1] ?? '7pt'
}

/** A cocoa pod between two leaves. */
function Ornament({ width }: { width: string }) {
  return (
    <Box asChild color="orange.solid" flexShrink={0}>
      <svg
        viewBox="0 0 64 28"
        style={{ width, height: 'auto' }}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M32 2c5 4 7 8 7 12s-2 8-7 12c-5-4-7-8-7-12s2-8 7-12Z" />
        <path d="M32 2v24M32 2c-3 5-3.6 8-3.6 12s.6 7 3.6 12M32 2c3 5 3.6 8 3.6 12s-.6 7-3.6 12" />
        <path d="M22 14C17 8 10 7 2 9c4 7 12 9 20 5ZM2 9c7 1 13 2 20 5" />
        <path d="M42 14c5-6 12-7 20-5-4 7-12 9-20 5ZM62 9c-7 1-13 2-20 5" />
      </svg>
    </Box>
  )
}
