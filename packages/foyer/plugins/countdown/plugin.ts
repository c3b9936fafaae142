import { definePlugin } from 'openfoyer'

/** Counts the days until one: the opening of a festival, the first night. Brings the content module "countdown". */
export function countdown() {
  return definePlugin({ name: 'countdown', folder: import.meta.dirname })
}
