import { takeOwnResource } from '../domains/house/own-resources.ts'
import { loadOwnResources } from './own-files.ts'

/** The resources of the plugins and of the house come after ours. */
for (const resource of await loadOwnResources()) takeOwnResource(resource)
