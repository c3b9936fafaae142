/** What `foyer add` writes: from a file in `templates/add/<kind>/` to one in the folder of the house. */
export const KINDS: Record<string, (name: string) => Record<string, string>> = {
  module: (name) => ({
    'schema.ts': `modules/${name}/schema.ts`,
    'strings.ts': `modules/${name}/strings.ts`,
    'view.tsx': `modules/${name}/view.tsx`,
    'view.module.css': `modules/${name}/view.module.css`,
    'test.ts': `tests/${name}.test.ts`,
  }),
  screen: (name) => ({
    'route.ts': `screens/${name}.route.ts`,
    'view.tsx': `screens/${name}.tsx`,
    'view.module.css': `screens/${name}.module.css`,
    'test.ts': `tests/${name}.test.ts`,
  }),
  shop: (name) => ({
    'shop.ts': `shops/${name}.ts`,
    'test.ts': `tests/${name}.test.ts`,
  }),
  resource: (name) => ({
    'resource.ts': `resources/${name}.ts`,
    'test.ts': `tests/${name}.test.ts`,
  }),
  container: () => ({
    Dockerfile: 'Dockerfile',
    dockerignore: '.dockerignore',
    'compose.yaml': 'compose.yaml',
  }),
  service: (name) => ({ service: `${name}.service` }),
}
