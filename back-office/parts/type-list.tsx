import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ContentTypeForm } from '@contracts/content-field'
import { TextField } from './text-field'
import { TypeSketch } from './type-sketch'

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    padding: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    focusVisibleRing: 'inside',
  },
})

interface TypeListProps {
  types: readonly ContentTypeForm[]
  onChoose: (type: ContentTypeForm) => void
}

/** The types of content to choose from, each with a drawing and a sentence. */
export function TypeList({ types, onChoose }: TypeListProps) {
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = types.filter(({ label, about }) => {
    const own = `${label} ${about}`.toLowerCase()
    return words.every((word) => own.includes(word))
  })
  return (
    <Box>
      <TextField
        label="Search types"
        type="search"
        placeholder="banner, products, questions …"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // the dialog's form is not sent by a search
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Box role="status" fontSize="sm" color="fg.muted" marginBlock="2">
        {found.length === 0
          ? 'No such type. Try another word.'
          : `${found.length} ${found.length === 1 ? 'type' : 'types'}`}
      </Box>
      <Stack gap="1" maxHeight="sm" overflowY="auto">
        {found.map((type) => (
          <Row key={type.contentType} type="button" onClick={() => onChoose(type)}>
            <TypeWords type={type} />
          </Row>
        ))}
      </Stack>
    </Box>
  )
}

/** What a type looks like, its name and its sentence. */
export function TypeWords({ type }: { type: ContentTypeForm }) {
  return (
    <>
      <TypeSketch sketch={type.sketch} />
      <Box flex="1" fontSize="sm" minWidth="0">
        <Box fontWeight="medium">{type.label}</Box>
        <Box color="fg.muted" fontSize="xs">
          {type.about}
        </Box>
      </Box>
    </>
  )
}
