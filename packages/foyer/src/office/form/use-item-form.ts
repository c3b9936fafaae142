import { useEffect, useMemo, useState } from 'react'
import { isFailure } from '../../contract/errors.ts'
import { withMoney } from '../../fields/controls/money.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Item, Values } from '../calls.ts'
import { resourceName, useOffice } from '../use-office.ts'
import { withChange, withoutSaved } from './changes.ts'
import { keepDraft, readDraft } from './draft.ts'

/** Fields that another person has changed meanwhile, with their current values. */
export interface Conflict {
  fields: string[]
  theirs: Values
}

interface Options {
  resource: ResourceDescription
  /** Null for a new item. */
  given: number | null
  /** The item that is being copied. */
  copied: number | null
  loaded: Item
}

/**
 * The stored values, the changes, and the function that saves them. Only changes are sent; what is typed during the
 * call stays a change; changes outlive the page. After adding its item, it is the form of that item.
 */
export function useItemForm({ resource, given, copied, loaded }: Options) {
  const { calls } = useOffice()
  const [added, setAdded] = useState<number | null>(null)
  const id = given ?? added
  const key = `${resourceName(resource)}/${placeOf(id, copied)}`
  const draft = useMemo(() => readDraft(key), [key])
  const [base, setBase] = useState<Item>(loaded)
  // A draft has the version it was typed on, so that the server knows which changes its author has not seen.
  const [version, setVersion] = useState(draft?.version ?? loaded.version)
  const [changes, setChanges] = useState<Values>(draft?.changes ?? {})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { submit, isSending, wrong, failure, clear } = useSubmit()
  const secret = useMemo(
    () => resource.fields.filter(({ kind }) => kind === 'password').map(({ name }) => name),
    [resource],
  )
  useEffect(() => keepDraft(key, { version, changes }, secret), [key, version, changes, secret])

  const meet = (error: unknown) => {
    if (isFailure(error) && error.code === 'conflict' && error.details) {
      const { version, fields, theirs } = error.details as unknown as Conflict & { version: number }
      setConflict({ fields, theirs })
      setBase((before) => ({ ...before, ...theirs }))
      setVersion(version)
    }
    throw error
  }

  return {
    id,
    values: { ...base, ...changes },
    base,
    version,
    changes,
    conflict,
    isChanged: Object.keys(changes).length > 0,
    isSaved,
    isSending,
    wrong,
    failure,
    hadDraft: draft !== null,
    change(name: string, value: unknown) {
      setSaved(false)
      // During a save the values sent will be the stored ones: until then, even typing the stored value is a change.
      setChanges((before) =>
        isSending ? { ...before, [name]: value } : withChange(base, before, name, value),
      )
      for (const path of Object.keys(wrong)) if (path === name || path.startsWith(`${name}.`)) clear(path)
    },
    /** Resets one field, or all, to the stored values. */
    discard(name?: string) {
      setChanges(({ [name ?? '']: _, ...others }) => (name === undefined ? {} : others))
      if (name === undefined) setVersion(base.version)
    },
    /** Uses the answer of another call, such as a restoration, as the stored values. */
    take(item: Item) {
      setBase(item)
      setVersion(item.version)
      setConflict(null)
    },
    async save(): Promise<Item | undefined> {
      const typed = withMoney(resource.fields, changes)
      const sent = id === null ? withoutEmpty({ ...base, ...typed }, secret) : typed
      const item = await submit(() =>
        (id === null ? calls.add(resource, sent, copied) : calls.change(resource, id, version, sent)).catch(
          meet,
        ),
      )
      if (!item) return undefined
      setBase(item)
      setVersion(item.version)
      setConflict(null)
      setSaved(true)
      setChanges((now) => {
        const passwords = Object.fromEntries(secret.map((name) => [name, now[name]]))
        const typedSince = withoutSaved(withMoney(resource.fields, now), { ...sent, ...passwords })
        return withoutSaved(typedSince, item)
      })
      if (id === null) {
        setAdded(item.id)
        keepDraft(key, { version: 0, changes: {} }, secret)
      }
      return item
    },
  }
}

/** The key under which changes are stored. */
function placeOf(id: number | null, copied: number | null): string {
  if (id !== null) return String(id)
  return copied === null ? 'new' : `copy of ${copied}`
}

/** A new item is sent with all its fields, except an empty password. */
function withoutEmpty(
  { id: _id, version: _version, urls: _urls, display_name: _name, picture: _picture, ...values }: Item,
  secret: string[],
): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || !secret.includes(name)),
  )
}
