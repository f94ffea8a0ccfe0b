// A form that only code can send is the kit's `Form`: it waits for its code, and says in one way why it was not taken.
const remoteCode = /^(?:mf-[\w-]+\/)?src\/(?!.*\.test\.tsx$)/;

const byTheKit = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!remoteCode.test(file)) return {};
    return {
      JSXOpeningElement(node) {
        if (node.name.name !== 'form') return;
        if (node.attributes.some(({ name }) => name?.name === 'action')) return;
        const message =
          'Take useForm and Form of the kit, or name the action that answers this form without code.';
        context.report({ node, message });
      },
    };
  },
};

const failureName = /^(\w+)?(problem|error|failure|failed)$/i;

/** Why something failed is kept by `useForm`, `useAction` or `useReading`, and by no state of a screen's own. */
const failuresByTheKit = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!remoteCode.test(file)) return {};
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ArrayPattern' || init?.callee?.name !== 'useState') return;
        const [state] = id.elements;
        if (!failureName.test(state?.name)) return;
        const message =
          'Take useForm for a form, useAction for a button or useReading for what is read: they keep why it failed.';
        context.report({ node: id, message });
      },
    };
  },
};

export default {
  meta: { name: 'forms' },
  rules: { 'by-the-kit': byTheKit, 'failures-by-the-kit': failuresByTheKit },
};
