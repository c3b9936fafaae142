import { audience } from './audience.ts'
import { house } from './house.ts'
import { music } from './music.ts'
import { stage } from './stage.ts'

/** People: on the stage, before it, behind it. */
export const scenes = [...audience, ...stage, ...music, ...house]
