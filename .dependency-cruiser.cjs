/** The one-way rule of the workspace, as code: remotes → shared, shell → shared, api → shared/contracts and shared/file-store. */
const { globSync } = require('node:fs');
const { layerRules } = require('./tools/boundaries/layers.cjs');
const optionsBy = require('./tools/boundaries/options.cjs');

const remotes = globSync('mf-*');

module.exports = {
  forbidden: [
    ...remotes.map((remote) => ({
      name: 'remotes-do-not-know-each-other',
      severity: 'error',
      comment: 'Remotes meet in the URL, in fragments and on the event bus only.',
      from: { path: `^${remote}/` },
      to: { path: '^(mf-|shell/|api/|desk/)', pathNot: `^${remote}/` },
    })),
    {
      name: 'shell-knows-remotes-by-registry',
      severity: 'error',
      comment: 'The shell learns of a remote from the registry alone.',
      from: { path: '^shell/' },
      to: { path: '^(mf-|api/|desk/)' },
    },
    {
      name: 'shop-runs-without-tools',
      severity: 'error',
      comment:
        'What runs, and what tests it, knows no command: commands use the rooms of those who run.',
      from: { path: '^(shell|mf-[^/]+|api)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'releases-know-no-host',
      severity: 'error',
      comment:
        'Where releases lie, and what the registry says of them, is the same for hosts and commands.',
      from: { path: '^shell/releases/' },
      to: { path: '^shell/(host|app)/' },
    },
    {
      name: 'host-knows-shells-by-the-wire',
      severity: 'error',
      comment:
        'The shell that it serves may be a release of another day, see shared/border/src/shell-wire.ts.',
      from: { path: '^shell/host/' },
      to: { path: '^shell/app/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|api|desk|e2e|tools)/' },
    },
    {
      name: 'api-shares-contracts-only',
      severity: 'error',
      comment: 'Contracts, and the stores of files that machines share.',
      from: { path: '^api/' },
      to: { path: '^shared/', pathNot: '^shared/(contracts|file-store)/' },
    },
    {
      name: 'desk-stands-alone',
      severity: 'error',
      comment:
        'The desk asks the API by contracts, looks like the shop by its tokens, and is translated by browsers as the shop is. No page of the shop has a byte of it.',
      from: { path: '^desk/src/' },
      to: {
        path: '^(shell|mf-[^/]+|api|shared|e2e|tools)/',
        pathNot: '^shared/(contracts|format|ui/src/styles)/|^shared/ui/src/text/translated-text',
      },
    },
    {
      name: 'nobody-needs-the-desk',
      severity: 'error',
      from: { pathNot: '^desk/' },
      to: { path: '^desk/' },
    },
    {
      name: 'suite-stands-alone',
      severity: 'error',
      comment:
        'It runs in the repositories of others, from its package. Its tests run here, and use what is here.',
      from: { path: '^e2e/suite/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^e2e/suite/', 'node_modules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'suite-is-run-not-imported',
      severity: 'error',
      comment: 'This shop runs its command, as others do.',
      from: { pathNot: '^e2e/suite/' },
      to: { path: '^e2e/suite/' },
    },
    {
      name: 'contracts-stay-plain',
      severity: 'error',
      comment:
        'Contracts run in browsers and on the server: zod and other contracts, nothing else.',
      from: { path: '^shared/contracts/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/contracts/src/', 'node_modules/zod/'] },
    },
    {
      name: 'server-code-stays-on-the-server',
      severity: 'error',
      comment:
        'What the browser runs reaches neither the composing host, nor the release library, nor the build.',
      from: {
        path: '^(shell/app|mf-[^/]+/src|shared/(contracts|border|format|ui|kit))/',
        // The server's entry of a remote with a build of its own.
        pathNot: '^mf-[^/]+/src/server\\.ts$',
      },
      to: { path: '^(shell/(host|releases)|shared/(build|file-store))/' },
    },
    {
      name: 'screens-do-not-reach-into-each-other',
      severity: 'error',
      comment:
        'What two screens share lies in src/ under its own name, or in a room of src/parts/.',
      from: { path: '^(mf-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|parts)/' },
    },
    ...layerRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dumping-ground',
      severity: 'error',
      comment: 'Name the file after what it knows, and put it beside who uses it.',
      from: {},
      to: {
        path: '^(shell|mf-[^/]+|shared|api|desk|e2e|tools)/.*(utils?|helpers?|common|misc)[/.]',
      },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import the file itself.',
      from: {},
      to: { path: '^(shell|mf-[^/]+|shared|api|desk|e2e|tools)/.*/index\\.tsx?$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: optionsBy('tsconfig.base.json'),
};
