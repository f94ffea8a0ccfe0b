// The shell leads to a remote's page by its role or its menus, as the page's own entry says them: an address that is
// written in the shell would be wrong from the day on which the remote's team moves its page.
import { globSync, readFileSync } from 'node:fs';

const shellCode = /^shell\/(?!.*(\.test\.tsx?$|-fixtures\.tsx?$|\/bench\/))/;

/** The first names of the remotes' paths: `product` of `/product/:productId`. Home has none. */
function firstNames(cwd) {
  return globSync('mf-*/src/remote.ts', { cwd }).flatMap((file) =>
    [...readFileSync(`${cwd}/${file}`, 'utf8').matchAll(/\bpaths: \[([^\]]*)\]/g)].flatMap(
      ([, paths]) => [...paths.matchAll(/'\/([\w-]+)/g)].map(([, name]) => name),
    ),
  );
}

let address;

const remotesOwn = {
  create(context) {
    if (!shellCode.test(context.filename.slice(context.cwd.length + 1))) return {};
    address ??= new RegExp(`(^|[\\s"'(=])/(${firstNames(context.cwd).join('|')})(?=$|[/?#\\s"')])`);
    const check = (node, text) => {
      const found = address.exec(text);
      if (!found) return;
      const message = `Lead to a role or a menu's entry: «/${found[2]}» is a remote's own address.`;
      context.report({ node, message });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'addresses' }, rules: { 'remotes-own': remotesOwn } };
