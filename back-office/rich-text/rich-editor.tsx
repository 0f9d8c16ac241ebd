import { Box } from '@chakra-ui/react/box'
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import { cleanPaste } from './clean-paste'
import { LinkDialog } from './link-dialog'
import { linkAt, removeLink, setLink } from './rich-commands'
import { RICH_SCHEMA, toHtml, toRichDocument } from './rich-schema'
import { RichToolbar } from './rich-toolbar'

interface RichEditorProps {
  label: string
  lang: string
  isInvalid: boolean
  value: string
  onChange: (html: string) => void
}

const { list_item: item, hard_break: lineBreak } = RICH_SCHEMA.nodes
const { strong, em } = RICH_SCHEMA.marks

const breakLine: Command = (state, dispatch) => {
  if (!lineBreak) return false
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
  return true
}

/** Selects texts, not the document: what is typed over it begins a text of its own. */
const selectText: Command = ({ doc, tr }, dispatch) => {
  const [start, end] = [doc.resolve(0), doc.resolve(doc.content.size)]
  dispatch?.(tr.setSelection(TextSelection.between(start, end)))
  return true
}

const KEYS: Readonly<Record<string, Command>> = {
  'Mod-a': selectText,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  ...(strong && { 'Mod-b': toggleMark(strong) }),
  ...(em && { 'Mod-i': toggleMark(em) }),
  ...(item && {
    Enter: chainCommands(splitListItem(item)),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
  }),
}

/** The text's view of ProseMirror, and its state after each change. */
function useRichView(
  { label, lang, isInvalid, value, onChange }: RichEditorProps,
  { id, onLink }: { id: string; onLink: () => void },
) {
  const holder = useRef<HTMLDivElement>(null)
  const viewRef = useRef<EditorView>()
  /** What the form has, and after it what was written since and has not come back from the form. */
  const written = useRef([value])
  const latest = useRef({ onChange, onLink })
  latest.current = { onChange, onLink }
  const [state, setState] = useState<EditorState>()

  useEffect(() => {
    if (!holder.current) return undefined
    const openLink: Command = () => {
      latest.current.onLink()
      return true
    }
    const plugins = [history(), keymap({ ...KEYS, 'Mod-k': openLink }), keymap(baseKeymap)]
    const view = new EditorView(holder.current, {
      state: EditorState.create({ doc: toRichDocument(written.current[0] ?? ''), plugins }),
      transformPastedHTML: cleanPaste,
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction)
        view.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta('isFromOutside')) return
        const html = toHtml(next.doc)
        written.current.push(html)
        latest.current.onChange(html)
      },
    })
    viewRef.current = view
    setState(view.state)
    return () => view.destroy()
  }, [])

  useEffect(() => {
    const more = { id, lang, 'aria-label': label, 'aria-invalid': String(isInvalid) }
    const attributes = { role: 'textbox', 'aria-multiline': 'true', ...more }
    viewRef.current?.setProps({ attributes })
  }, [id, label, lang, isInvalid])

  useEffect(() => {
    const known = written.current.lastIndexOf(value)
    if (known >= 0) written.current.splice(0, known)
    if (known >= 0 || !viewRef.current) return
    // the form was undone, or the engine has cleaned what it saved
    written.current = [value]
    const { doc, tr } = viewRef.current.state
    const next = toRichDocument(value)
    if (next.eq(doc)) return
    viewRef.current.dispatch(
      tr.replaceWith(0, doc.content.size, next.content).setMeta('isFromOutside', true),
    )
  }, [value])

  const focus = () => viewRef.current?.focus()
  const run = (command: Command) => {
    const view = viewRef.current
    if (view) command(view.state, view.dispatch)
    focus()
  }
  return { holder, state, run, focus }
}

/** A text as shoppers read it. It changes nothing before the editor does. */
export function RichEditor(props: RichEditorProps) {
  const { label, isInvalid } = props
  const [isLinking, setIsLinking] = useState(false)
  const id = useId()
  const { holder, state, run, focus } = useRichView(props, {
    id,
    onLink: () => setIsLinking(true),
  })
  return (
    <Box
      borderWidth="1px"
      borderColor={isInvalid ? 'border.error' : undefined}
      borderRadius="l2"
      background="bg.panel"
      _focusWithin={{ borderColor: 'border.emphasized' }}
    >
      {state && (
        <RichToolbar
          label={label}
          controls={id}
          state={state}
          onCommand={run}
          onLink={() => setIsLinking(true)}
        />
      )}
      <Box ref={holder} css={TEXT_STYLES} />
      {isLinking && state && (
        <LinkDialog
          href={linkAt(state)?.href ?? ''}
          onChoose={({ href, name }) => run(setLink(href, name))}
          onRemove={() => run(removeLink())}
          onClose={() => {
            setIsLinking(false)
            focus()
          }}
        />
      )}
    </Box>
  )
}

const TEXT_STYLES = {
  '& .ProseMirror': {
    minHeight: '28',
    maxHeight: '2xl',
    overflowY: 'auto',
    padding: '3',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    borderBottomRadius: 'l2',
    focusVisibleRing: 'inside',
  },
  '& .ProseMirror > * + *': { marginTop: '3' },
  '& h2': { textStyle: 'xl', fontWeight: 'semibold' },
  '& h3': { textStyle: 'lg', fontWeight: 'semibold' },
  '& h4': { fontWeight: 'semibold' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
  '& a': { color: 'colorPalette.fg', textDecoration: 'underline' },
  '& em': { fontStyle: 'italic' },
  '& strong': { fontWeight: 'bold' },
  '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '3' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { borderWidth: '1px', padding: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { background: 'bg.subtle', fontWeight: 'semibold' },
} as const
