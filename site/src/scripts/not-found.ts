// For whoever looks into why a link is broken; nothing is sent anywhere.
console.error(`404: there is no page at ${location.pathname}`);

export {};
