// A form that only code can send is the kit's `Form`: it waits for its code, and says in one way why it was not taken.
const remoteCode = /^mf-[\w-]+\/src\/(?!.*\.test\.tsx$)/;

/** These are to follow. */
const notYet = /^mf-cart-checkout\/src\/cart\/CouponForm\.tsx$/;

const byTheKit = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!remoteCode.test(file) || notYet.test(file)) return {};
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

export default { meta: { name: 'forms' }, rules: { 'by-the-kit': byTheKit } };
